import { ATTEMPTS_KEPT } from '../../core/request-record.ts';

/** A Lua script with names for its keys, in the order of `KEYS`. */
export interface Script<Name extends string> {
	readonly keys: readonly Name[];
	readonly text: string;
}

/**
 * Defines a script, which runs as one atomic step. It may use no other keys than these and those that
 * follow them in `KEYS`: the server has to know all of them in advance to run it on the right node.
 * ARGV[1] is the time in milliseconds since 1970. Times come from the caller and decide what has
 * expired; the TTLs of keys only free space.
 */
export function defineScript<const Name extends string>(
	keys: readonly Name[],
	body: string,
): Script<Name> {
	const locals = keys.map((name, index) => `local ${name} = KEYS[${index + 1}]`).join('\n');
	return { keys, text: `${PRELUDE}${locals}\n${body}` };
}

const PRELUDE = `
local DAY = 86400000
local now = tonumber(ARGV[1])
local function live(subscription)
	local expires = tonumber(redis.call('HGET', subscription, 'expires_at'))
	return expires ~= nil and expires > now
end
local function count(set) return redis.call('ZCOUNT', set, '(' .. ARGV[1], '+inf') end
local function room(mode, subscription, sets, limits)
	if mode == 'unsubscribe' or live(subscription) then return true end
	for index, set in ipairs(sets) do
		if count(set) >= tonumber(limits[index]) then return false end
	end
	return true
end
local function keep(record, attempts, until_)
	local life = tonumber(until_) - now
	redis.call('HSET', record, 'keep_until', until_)
	redis.call('PEXPIRE', record, life)
	redis.call('PEXPIRE', attempts, life)
end
local function settle(record, attempts, outcome, until_)
	if redis.call('EXISTS', record) == 0 then return end
	redis.call('HSET', record, 'outcome', outcome)
	keep(record, attempts, until_)
end
local function note(record, attempts, attempt)
	local life = redis.call('PTTL', record)
	if life < 0 then return end
	redis.call('LPUSH', attempts, attempt)
	redis.call('LTRIM', attempts, 0, ${ATTEMPTS_KEPT - 1})
	redis.call('PEXPIRE', attempts, life)
end
local function remember(latest, sequence, life)
	redis.call('DEL', latest)
	redis.call('HSET', latest, 'sequence', sequence)
	redis.call('PEXPIRE', latest, life + 3 * DAY)
end
`;
