import { describeLoad } from './describe-load.ts';

describeLoad({ publications: 10, soakSeconds: 30, isAlone: false });
