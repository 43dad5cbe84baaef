import { PRELUDE } from './script-prelude.ts';

/** KEYS: the keys of the rates. From ARGV[2]: limit and window in milliseconds of each rate. */
export const TAKE_RATES = `${PRELUDE}
local longest, free = 0, {}
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
return nil`;

/** From ARGV[2]: id, pair, until, four capacities, then fields and values of the request. */
export const ADD_PENDING = `${PRELUDE}
local id, pair, until_ = ARGV[2], ARGV[3], ARGV[4]
local fields = {}
for index = 9, #ARGV, 2 do fields[ARGV[index]] = ARGV[index + 1] end
sweep()
if redis.call('ZCARD', REQUESTS) >= tonumber(ARGV[5])
	or redis.call('ZCARD', waiting(fields.host)) >= tonumber(ARGV[6]) then return 'too-many-pending' end
if not room(fields.mode, pair, fields.topic, fields.host, ARGV[7], ARGV[8]) then return 'full' end
redis.call('HSET', request(id), 'id', id, 'pair', pair, 'until', until_,
	'sequence', redis.call('INCR', 'websub:sequence'), unpack(ARGV, 9))
redis.call('PEXPIRE', request(id), 2 * DAY)
redis.call('ZADD', REQUESTS, until_, id)
redis.call('ZADD', waiting(fields.host), until_, id)
redis.call('HSET', record(id), 'id', id, 'pair', pair, 'mode', fields.mode, 'topic', fields.topic,
	'topic_url', fields.topic_url, 'callback', fields.callback,
	'signature_method', fields.signature_method, 'requested_at', ARGV[1], 'outcome', 'waiting')
keep(id, tonumber(until_) - now + REFUSED)
return 'added'`;

export const READ_PENDING = `${PRELUDE} return read(ARGV[2])`;

/** From ARGV[2]: id, and the reason, if there is one. */
export const DROP_PENDING = `${PRELUDE}
local id, reason = ARGV[2], ARGV[3]
drop(id)
if reason == nil then
	redis.call('DEL', record(id), attempts(id))
elseif redis.call('HGET', record(id), 'outcome') == 'waiting' then
	redis.call('HSET', record(id), 'reason', reason)
	settle(id, 'refused', REFUSED)
end
return 1`;

/** From ARGV[2]: id, attempt. */
export const NOTE_ATTEMPT = `${PRELUDE} note(ARGV[2], ARGV[3]) return 1`;

/** ARGV[2]: id. Returns the record, its subscription if it is active, and the attempts. */
export const READ_RECORD = `${PRELUDE}
local id = ARGV[2]
local kept = redis.call('HMGET', record(id), 'pair', 'keep_until')
local pair = kept[1]
if not pair or tonumber(kept[2]) <= now then return nil end
local made = redis.call('HMGET', subscription(pair), 'request', 'failures')
local live_ = made[1] == id and live(pair) and { pair, made[2] } or {}
return { redis.call('HGETALL', record(id)), live_, redis.call('LRANGE', attempts(id), 0, -1) }`;

/** From ARGV[2]: id, expires_at, capacity per topic, capacity per host. */
export const CONFIRM_PENDING = `${PRELUDE}
local id, expires = ARGV[2], ARGV[3]
local flat = read(id)
if flat == nil then return 'over' end
local asked = {}
for index = 1, #flat, 2 do asked[flat[index]] = flat[index + 1] end
local pair, sequence = asked.pair, tonumber(asked.sequence)
sweep()
local last = math.max(
	tonumber(redis.call('HGET', subscription(pair), 'sequence') or 0),
	tonumber(redis.call('HGET', ended(pair), 'sequence') or 0))
if last > sequence then
	drop(id)
	settle(id, 'outdated', REFUSED)
	return 'over'
end
if not room(asked.mode, pair, asked.topic, asked.host, ARGV[4], ARGV[5]) then return 'full' end
drop(id)
if redis.call('EXISTS', record(id)) == 1 then redis.call('HSET', record(id), 'expires_at', expires) end
settle(id, 'confirmed', ENDED + (asked.mode == 'subscribe' and expires - now or 0))
if asked.mode == 'unsubscribe' then finish(pair, sequence) return 'confirmed' end
redis.call('DEL', ended(pair))
local key = subscription(pair)
local kept = redis.call('HMGET', key, 'delivered_publication', 'claimed_until', 'host')
if kept[3] then redis.call('SREM', host(kept[3]), pair) end
redis.call('DEL', key)
redis.call('HSET', key, 'id', pair, 'topic', asked.topic, 'topic_url', asked.topic_url,
	'callback', asked.callback, 'host', asked.host, 'signature_method', asked.signature_method,
	'expires_at', expires, 'sequence', sequence, 'request', id, 'failures', 0, 'failed_publication', 0,
	'delivered_publication', kept[1] or 0, 'claimed_until', kept[2] or 0)
if asked.secret then redis.call('HSET', key, 'secret', asked.secret) end
redis.call('ZADD', EXPIRY, expires, pair)
redis.call('ZADD', topic(asked.topic), 0, pair)
redis.call('SADD', host(asked.host), pair)
return 'confirmed'`;
