import { readEnvironment } from './environment.ts';

let installed: string | undefined;

/** Returns the secret for reading the metrics; empty if nobody may read them. */
export function readMetricsSecret(): string {
	return installed ?? readEnvironment().metricsSecret ?? '';
}

/** Sets the secret of a local server, which always has one. */
export function installMetricsSecret(secret: string): void {
	installed = secret;
}
