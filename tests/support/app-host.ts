import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** Runs in a browser: a host of MCP Apps, built on the official bridge. */
export interface AppHost {
	/** Calls a tool and shows its result in the app. */
	show(uri: string, theme: 'light' | 'dark', args: Record<string, unknown>): Promise<void>;
	setTheme(theme: 'light' | 'dark'): Promise<void>;
	/** What the app sent: opened links, contexts for the model, sizes. */
	readonly sent: { links: string[]; contexts: string[]; heights: number[] };
	/** Ends the app as a host does. */
	end(): Promise<void>;
}

const sent: AppHost['sent'] = { links: [], contexts: [], heights: [] };
let bridge: AppBridge;

const host: AppHost = {
	sent,
	async show(uri, theme, args) {
		const client = new Client({ name: 'test host', version: '1.0.0' });
		await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', location.href)));
		const { contents } = await client.readResource({ uri });
		const html = contents.map((each) => ('text' in each ? each.text : '')).join('');
		const frame = document.createElement('iframe');
		frame.setAttribute('sandbox', 'allow-scripts');
		frame.title = 'app';
		frame.width = '480';
		document.body.append(frame);
		const capabilities = { openLinks: {}, serverTools: {}, updateModelContext: { text: {} } };
		const hostContext = { theme };
		bridge = new AppBridge(client, { name: 'test host', version: '1' }, capabilities, {
			hostContext,
		});
		const initialized = new Promise<void>((resolve) => {
			bridge.oninitialized = () => resolve();
		});
		bridge.onopenlink = async ({ url }) => {
			sent.links.push(url);
			return {};
		};
		bridge.onupdatemodelcontext = async ({ content = [] }) => {
			sent.contexts.push(JSON.stringify(content));
			return {};
		};
		bridge.onsizechange = ({ height = 0 }) => {
			sent.heights.push(height);
			frame.style.height = `${height}px`;
		};
		const inside = frame.contentWindow;
		if (!inside) throw new TypeError('Cannot show the app: the frame has no window');
		await bridge.connect(new PostMessageTransport(inside, inside));
		frame.srcdoc = html;
		await initialized;
		await bridge.sendToolInput({ arguments: args });
		const result = await client.callTool({ name: 'search_reviews', arguments: args });
		await bridge.sendToolResult(result);
	},
	async setTheme(theme) {
		bridge.setHostContext({ theme });
	},
	async end() {
		await bridge.teardownResource({});
	},
};
Object.assign(globalThis, { host });
