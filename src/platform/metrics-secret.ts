import { readEnvironment } from './environment.ts';

let installed: string | undefined;

/** Whoever knows it may read the metrics; empty where nobody may. */
export function readMetricsSecret(): string {
	return installed ?? readEnvironment().metricsSecret ?? '';
}

/** The secret of a local server, which has one in any case. */
export function installMetricsSecret(secret: string): void {
	installed = secret;
}
