import { describeLoad } from '../load/describe-load.ts';

describeLoad({
	publications: Number(process.env['LOAD_PUBLICATIONS'] ?? 50),
	peakSeconds: 10,
	soakSeconds: Number(process.env['SOAK_SECONDS'] ?? 900),
	hasPages: true,
	isAlone: true,
});
