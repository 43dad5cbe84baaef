import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/platform/environment.ts';
import { SERVER_GUIDE } from './support/nginx.ts';
import { codeBlocks } from './support/operator-fork.ts';

const blocks = codeBlocks(SERVER_GUIDE, 'ini');
const unit = blocks.find((block) => block.includes('[Service]')) ?? '';
const settings = blocks.find((block) => block.startsWith('BASE_URL=')) ?? '';
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the guide for servers', () => {
	it.skipIf(!hasSystemd)('has a unit that systemd accepts without a warning', () => {
		const file = join(mkdtempSync(join(tmpdir(), 'forecourt-unit-')), 'forecourt@4321.service');
		// npm may be elsewhere on this machine.
		writeFileSync(file, unit.replace('/usr/bin/npm', process.execPath));
		const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file]);
		expect([status, `${stdout}${stderr}`]).toEqual([0, '']);
	});

	it('has settings that the server accepts', () => {
		const variables = Object.fromEntries(
			settings
				.trim()
				.split('\n')
				.map((line) => line.split('=')),
		);
		const { baseUrl, trustedProxies } = readEnvironment(variables);
		expect(baseUrl).toBe('https://reviews.my-group.example');
		expect(trustedProxies?.check('127.0.0.1')).toBe(true);
	});
});
