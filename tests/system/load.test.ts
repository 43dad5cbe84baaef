import { describeLoad } from '../../tools/load/describe-load.ts';

describeLoad({ publications: 3, peakSeconds: 4, soakSeconds: 10, hasPages: false, isAlone: false });
