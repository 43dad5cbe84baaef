import { defineScript } from './define-script.ts';

/** KEYS: the keys of the rates. From ARGV[2]: limit and window in milliseconds of each rate. */
export const TAKE_RATES = defineScript(
	[],
	`local longest, free = 0, {}
for index, key in ipairs(KEYS) do
	local limit, window = tonumber(ARGV[index * 2]), tonumber(ARGV[index * 2 + 1])
	local last = tonumber(redis.call('GET', key))
	if last == nil or last > now + window or last < now then last = now end
	free[index] = last + window / limit
	longest = math.max(longest, free[index] - now - window)
end
if longest > 0 then return tostring(longest) end
for index, key in ipairs(KEYS) do
	redis.call('SET', key, string.format('%.3f', free[index]), 'PX', tonumber(ARGV[index * 2 + 1]) + 1000)
end
return nil`,
);

/** From ARGV[2]: id, pair, until, five capacities, then fields and values of the request. */
export const ADD_PENDING = defineScript(
	[
		...['request', 'requests', 'waiting', 'record', 'attempts', 'sequence'],
		...['subscription', 'expiry', 'host', 'path'],
	],
	`local id, pair, until_ = ARGV[2], ARGV[3], ARGV[4]
local fields = {}
for index = 11, #ARGV, 2 do fields[ARGV[index]] = ARGV[index + 1] end
if count(requests) >= tonumber(ARGV[5]) or count(waiting) >= tonumber(ARGV[6]) then
	return 'too-many-pending'
end
if not room(fields.mode, subscription, { expiry, host, path }, { ARGV[7], ARGV[8], ARGV[9] }) then
	return 'full'
end
local life = tonumber(until_) - now + DAY
redis.call('HSET', request, 'id', id, 'pair', pair, 'until', until_,
	'sequence', redis.call('INCR', sequence))
for index = 11, #ARGV, 2 do redis.call('HSET', request, ARGV[index], ARGV[index + 1]) end
redis.call('PEXPIRE', request, life)
-- Not before the first HSET: a full server checks only the first write, and lets deletions pass.
redis.call('ZREMRANGEBYSCORE', requests, '-inf', now)
redis.call('ZREMRANGEBYSCORE', waiting, '-inf', now)
redis.call('ZADD', requests, until_, id)
redis.call('ZADD', waiting, until_, id)
redis.call('PEXPIRE', waiting, life)
redis.call('HSET', record, 'id', id, 'pair', pair, 'mode', fields.mode, 'topic', fields.topic,
	'topic_url', fields.topic_url, 'callback', fields.callback,
	'signature_method', fields.signature_method, 'requested_at', ARGV[1], 'outcome', 'waiting')
keep(record, attempts, ARGV[10])
return 'added'`,
);

export const READ_PENDING = defineScript(
	['request'],
	`local until_ = tonumber(redis.call('HGET', request, 'until'))
if until_ == nil or until_ <= now then return nil end
return redis.call('HGETALL', request)`,
);

/** From ARGV[2]: id, time until which a refusal is kept, and its reason, if there is one. */
export const DROP_PENDING = defineScript(
	['request', 'requests', 'waiting', 'record', 'attempts'],
	`local id, until_, reason = ARGV[2], ARGV[3], ARGV[4]
redis.call('ZREM', waiting, id)
redis.call('ZREM', requests, id)
redis.call('DEL', request)
if reason == nil then
	redis.call('DEL', record, attempts)
elseif redis.call('HGET', record, 'outcome') == 'waiting' then
	redis.call('HSET', record, 'reason', reason)
	settle(record, attempts, 'refused', until_)
end
return 1`,
);

/** ARGV[2]: attempt. */
export const NOTE_ATTEMPT = defineScript(
	['record', 'attempts'],
	'note(record, attempts, ARGV[2]) return 1',
);

/** ARGV[2]: name of a field of the hash. */
export const READ_FIELD = defineScript(['hash'], `return redis.call('HGET', hash, ARGV[2])`);

/** From ARGV[2]: id, pair. Returns the record, its subscription if it is active, and the attempts. */
export const READ_RECORD = defineScript(
	['record', 'attempts', 'subscription'],
	`local id, pair = ARGV[2], ARGV[3]
local until_ = tonumber(redis.call('HGET', record, 'keep_until'))
if until_ == nil or until_ <= now then return nil end
local made = redis.call('HMGET', subscription, 'request', 'failures')
local live_ = made[1] == id and live(subscription) and { pair, made[2] } or {}
return { redis.call('HGETALL', record), live_, redis.call('LRANGE', attempts, 0, -1) }`,
);

/**
 * From ARGV[2]: id, pair, expires_at, capacities per topic, host and path, and the times until which the
 * record is kept if the request is outdated or confirmed.
 */
export const CONFIRM_PENDING = defineScript(
	[
		...['request', 'requests', 'waiting', 'record', 'attempts'],
		...['subscription', 'latest', 'topics', 'topic', 'expiry', 'host', 'path'],
	],
	`local id, pair, expires = ARGV[2], ARGV[3], ARGV[4]
local flat, asked = redis.call('HGETALL', request), {}
for index = 1, #flat, 2 do asked[flat[index]] = flat[index + 1] end
if asked.id == nil or tonumber(asked['until']) <= now then return 'over' end
local sequence = tonumber(asked.sequence)
local isLate = tonumber(redis.call('HGET', latest, 'sequence') or 0) > sequence
local limits = { ARGV[5], ARGV[6], ARGV[7] }
if not isLate and not room(asked.mode, subscription, { expiry, host, path }, limits) then
	return 'full'
end
redis.call('ZREM', waiting, id)
redis.call('ZREM', requests, id)
redis.call('DEL', request)
if isLate then
	settle(record, attempts, 'outdated', ARGV[8])
	return 'over'
end
if redis.call('EXISTS', record) == 1 then redis.call('HSET', record, 'expires_at', expires) end
settle(record, attempts, 'confirmed', ARGV[9])
local kept = live(subscription)
	and redis.call('HMGET', subscription, 'delivered_publication', 'claimed_until') or {}
redis.call('DEL', subscription)
if asked.mode == 'unsubscribe' then
	for _, set in ipairs({ topic, expiry, host, path }) do redis.call('ZREM', set, pair) end
	remember(latest, sequence, 0)
	return 'confirmed'
end
local life = tonumber(expires) - now
redis.call('HSET', subscription, 'id', pair, 'topic', asked.topic, 'topic_url', asked.topic_url,
	'callback', asked.callback, 'signature_method', asked.signature_method,
	'expires_at', expires, 'sequence', sequence, 'request', id, 'failures', 0, 'failing_since', 0, 'failed_publication', 0,
	'delivered_publication', kept[1] or 0, 'claimed_until', kept[2] or 0)
if asked.secret then redis.call('HSET', subscription, 'secret', asked.secret) end
redis.call('PEXPIRE', subscription, life + 3 * DAY)
remember(latest, sequence, life)
redis.call('SADD', topics, asked.topic)
redis.call('ZADD', topic, 0, pair)
redis.call('ZADD', expiry, expires, pair)
for _, set in ipairs({ host, path }) do
	redis.call('ZREMRANGEBYSCORE', set, '-inf', now)
	redis.call('ZADD', set, expires, pair)
	redis.call('PEXPIRE', set, math.max(redis.call('PTTL', set), life + DAY))
end
return 'confirmed'`,
);
