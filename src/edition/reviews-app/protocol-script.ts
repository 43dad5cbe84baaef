/** The app's side of the protocol between app and host (SEP-1865): JSON-RPC over postMessage. */
export const PROTOCOL_SCRIPT = `
const waiting = new Map();
let asked = 0;
let host = {};
const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const notify = (method, params = {}) => post({ method, params });
const request = (method, params) =>
	new Promise((resolve, reject) => {
		asked += 1;
		waiting.set(asked, { resolve, reject });
		post({ id: asked, method, params });
	});

addEventListener('message', ({ source, data }) => {
	if (source !== parent || data?.jsonrpc !== '2.0') return;
	if (data.method === undefined) {
		const { resolve, reject } = waiting.get(data.id) ?? {};
		waiting.delete(data.id);
		if (data.error) reject?.(data.error);
		else resolve?.(data.result);
		return;
	}
	const { id, method, params = {} } = data;
	if (method === 'ui/notifications/host-context-changed') applyContext(params);
	if (method === 'ui/notifications/tool-input') showInput(params.arguments ?? {});
	if (method === 'ui/notifications/tool-result') showResult(params);
	if (id === undefined) return;
	const isKnown = method === 'ping' || method === 'ui/resource-teardown';
	post(isKnown ? { id, result: {} } : { id, error: { code: -32601, message: 'Unknown method' } });
});

function applyContext({ theme, styles }) {
	const { style } = document.documentElement;
	if (theme) style.colorScheme = theme;
	for (const [name, value] of Object.entries(styles?.variables ?? {})) {
		if (value) style.setProperty(name, value);
	}
}

async function callTool(name, args) {
	const result = await request('tools/call', { name, arguments: args });
	const text = result.content?.find(({ type }) => type === 'text')?.text ?? '';
	if (result.isError) throw new TypeError(text);
	return result.structuredContent ?? JSON.parse(text);
}

async function connect() {
	const started = await request('ui/initialize', {
		appInfo: { name: 'forecourt-reviews', version: '1.0.0' },
		appCapabilities: { availableDisplayModes: ['inline'] },
		protocolVersion: '2026-01-26',
	});
	host = started.hostCapabilities ?? {};
	applyContext(started.hostContext ?? {});
	notify('ui/notifications/initialized');
	new ResizeObserver(() => {
		const { scrollWidth: width, offsetHeight: height } = document.documentElement;
		notify('ui/notifications/size-changed', { width, height });
	}).observe(document.documentElement);
}
`;
