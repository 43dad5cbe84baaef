import { loadCurrentHub } from '../src/hub/current-hub.ts';
import { readMetricsSecret } from '../src/platform/metrics-secret.ts';
import { loadPublishedEdition } from '../src/edition/load-published-edition.ts';
import { logged } from '../src/platform/request-log.ts';
import { METRICS_TYPE, renderMetrics } from '../src/endpoints/service-metrics.ts';
import { createMetricsEndpoint } from '../src/endpoints/metrics.ts';

const endpoint = createMetricsEndpoint({
	loadEdition: loadPublishedEdition,
	loadHub: loadCurrentHub,
	readSecret: readMetricsSecret,
	render: renderMetrics,
	mediaType: METRICS_TYPE,
});

export default logged('/api/metrics', endpoint);
