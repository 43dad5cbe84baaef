import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { resolveName } from '../../../../src/hub/callbacks/callback-addresses.ts';

const FOREVER = new AbortController().signal;
const [A, AAAA] = [1, 28];
const QUESTION_AT = 12;

const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.close();
});

/** Starts a name server on loopback that returns addresses by record type, or never responds. */
async function startNameServer(records: Record<number, readonly Buffer[]> | 'silent') {
	const socket = createSocket('udp4');
	sockets.push(socket);
	let questions = 0;
	socket.on('message', (message, sender) => {
		questions++;
		if (records !== 'silent') socket.send(answerTo(message, records), sender.port, sender.address);
	});
	socket.bind(0, '127.0.0.1');
	await once(socket, 'listening');
	return { servers: [`127.0.0.1:${socket.address().port}`], asked: () => questions };
}

/** RFC 1035 §4: repeats the question, and adds a record for each address. */
function answerTo(message: Buffer, records: Record<number, readonly Buffer[]>): Buffer {
	const end = message.indexOf(0, QUESTION_AT) + 5;
	const type = message.readUInt16BE(end - 4);
	const addresses = records[type] ?? [];
	const header = Buffer.from(message.subarray(0, QUESTION_AT));
	header.writeUInt16BE(0x8180, 2);
	header.writeUInt16BE(addresses.length, 6);
	header.fill(0, 8);
	const answers = addresses.map((address) =>
		Buffer.concat([
			Buffer.from([0xc0, QUESTION_AT, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length]),
			address,
		]),
	);
	return Buffer.concat([header, message.subarray(QUESTION_AT, end), ...answers]);
}

const IPV4 = Buffer.from([93, 184, 216, 34]);
const IPV6 = Buffer.from('2606280002200001024818935c8119c8', 'hex').subarray(0, 16);

describe('the addresses for a name', () => {
	it('include both families', async () => {
		const { servers } = await startNameServer({ [A]: [IPV4], [AAAA]: [IPV6] });
		const found = await resolveName('subscriber.example', FOREVER, servers);
		expect(found.map(({ family }) => family)).toEqual([4, 6]);
		expect(found[0]?.address).toBe('93.184.216.34');
	});

	it('may be of only one family', async () => {
		const { servers } = await startNameServer({ [A]: [IPV4] });
		expect(await resolveName('subscriber.example', FOREVER, servers)).toEqual([
			{ address: '93.184.216.34', family: 4 },
		]);
	});

	it('are an error if there are none', async () => {
		const { servers } = await startNameServer({});
		await expect(resolveName('subscriber.example', FOREVER, servers)).rejects.toThrow('ENODATA');
	});

	it('of localhost are known without a query', async () => {
		const { servers, asked } = await startNameServer('silent');
		expect(await resolveName('localhost', FOREVER, servers)).toHaveLength(2);
		expect(asked()).toBe(0);
	});

	it('are found while a hundred other queries wait for a silent server (A17, A21)', async () => {
		const silent = await startNameServer('silent');
		const { servers } = await startNameServer({ [A]: [IPV4] });
		const stopping = new AbortController();
		const waiting = Array.from({ length: 100 }, (_, index) =>
			resolveName(`n${index}.example`, stopping.signal, silent.servers),
		);
		const ends = Promise.allSettled(waiting);
		let isAnyFinished = false;
		void Promise.race(waiting).catch(() => (isAnyFinished = true));
		expect(await resolveName('subscriber.example', FOREVER, servers)).toHaveLength(1);
		expect(isAnyFinished).toBe(false);
		stopping.abort();
		expect((await ends).map(({ status }) => status)).toEqual(Array(100).fill('rejected'));
	});
});
