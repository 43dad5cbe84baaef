/**
 * What the scripts share. Each script is one atomic step. Times are in milliseconds since 1970, as
 * the caller gives them; what has ended by them is gone, whatever a key's own life says, which only
 * bounds what is left behind.
 */
const PRELUDE = `
local DAY = 86400000
local now = tonumber(ARGV[1])
local function subscription(id) return 'websub:subscription:' .. id end
local function request(id) return 'websub:request:' .. id end
local function ended(id) return 'websub:ended:' .. id end
local function topic(path) return 'websub:topic:' .. path end
local function host(origin) return 'websub:host:' .. origin end
local function waiting(origin) return 'websub:requests:' .. origin end
local REQUESTS, EXPIRY = 'websub:requests', 'websub:expiry'

local function live(id)
	local expires = tonumber(redis.call('HGET', subscription(id), 'expires_at'))
	return expires ~= nil and expires > now
end
local function finish(id, sequence)
	local of = redis.call('HMGET', subscription(id), 'topic', 'host')
	if of[1] then
		redis.call('ZREM', topic(of[1]), id)
		redis.call('SREM', host(of[2]), id)
	end
	redis.call('ZREM', EXPIRY, id)
	redis.call('DEL', subscription(id), ended(id))
	redis.call('HSET', ended(id), 'sequence', sequence)
	redis.call('PEXPIRE', ended(id), 3 * DAY)
end
local function drop(id)
	local of = redis.call('HGET', request(id), 'host')
	if of then redis.call('ZREM', waiting(of), id) end
	redis.call('ZREM', REQUESTS, id)
	redis.call('DEL', request(id))
end
local function sweep()
	for _, id in ipairs(redis.call('ZRANGEBYSCORE', EXPIRY, '-inf', now)) do
		finish(id, redis.call('HGET', subscription(id), 'sequence') or 0)
	end
	for _, id in ipairs(redis.call('ZRANGEBYSCORE', REQUESTS, '-inf', now)) do drop(id) end
end
local function room(mode, pair, path, origin, perTopic, perHost)
	if mode == 'unsubscribe' or live(pair) then return true end
	return redis.call('ZCARD', topic(path)) < tonumber(perTopic)
		and redis.call('SCARD', host(origin)) < tonumber(perHost)
end
local function read(id)
	local until_ = tonumber(redis.call('HGET', request(id), 'until'))
	if until_ == nil or until_ <= now then return nil end
	return redis.call('HGETALL', request(id))
end
`;

/** Keys of rates as KEYS; per rate its limit and its window in milliseconds, from ARGV[2] on. */
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

/** id, pair, until, four capacities, then the request's fields and values. */
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
return 'added'`;

export const READ_PENDING = `${PRELUDE} return read(ARGV[2])`;
export const DROP_PENDING = `${PRELUDE} drop(ARGV[2]) return 1`;

/** id, expires_at, capacity per topic, per host. */
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
if last > sequence then drop(id) return 'over' end
if not room(asked.mode, pair, asked.topic, asked.host, ARGV[4], ARGV[5]) then return 'full' end
drop(id)
if asked.mode == 'unsubscribe' then finish(pair, sequence) return 'confirmed' end
redis.call('DEL', ended(pair))
local key = subscription(pair)
local kept = redis.call('HMGET', key, 'delivered_publication', 'claimed_until', 'host')
if kept[3] then redis.call('SREM', host(kept[3]), pair) end
redis.call('DEL', key)
redis.call('HSET', key, 'id', pair, 'topic', asked.topic, 'topic_url', asked.topic_url,
	'callback', asked.callback, 'host', asked.host, 'signature_method', asked.signature_method,
	'expires_at', expires, 'sequence', sequence, 'failures', 0, 'failed_publication', 0,
	'delivered_publication', kept[1] or 0, 'claimed_until', kept[2] or 0)
if asked.secret then redis.call('HSET', key, 'secret', asked.secret) end
redis.call('ZADD', EXPIRY, expires, pair)
redis.call('ZADD', topic(asked.topic), 0, pair)
redis.call('SADD', host(asked.host), pair)
return 'confirmed'`;

export const READ_SUBSCRIPTION = `${PRELUDE}
if not live(ARGV[2]) then return nil end
return redis.call('HGETALL', subscription(ARGV[2]))`;

export const COUNT_SUBSCRIPTIONS = `${PRELUDE} sweep() return redis.call('ZCARD', topic(ARGV[2]))`;

/** topic, after, limit: id and callback of each that lives, and the last id looked at. */
export const LIST_SUBSCRIPTIONS = `${PRELUDE}
local from = ARGV[3] == '' and '-' or '(' .. ARGV[3]
local ids = redis.call('ZRANGEBYLEX', topic(ARGV[2]), from, '+', 'LIMIT', 0, ARGV[4])
local found = {}
for _, id in ipairs(ids) do
	if live(id) then
		found[#found + 1] = id
		found[#found + 1] = redis.call('HGET', subscription(id), 'callback')
	end
end
return { #ids < tonumber(ARGV[4]) and '' or ids[#ids], found }`;

/** id, publication, claimed until. */
export const START_DELIVERY = `${PRELUDE}
local id, key = ARGV[2], subscription(ARGV[2])
if not live(id) then
	if redis.call('HEXISTS', ended(id), 'callback') == 1 then
		return { 'removed', redis.call('HGETALL', ended(id)) }
	end
	return { 'over' }
end
local state = redis.call('HMGET', key, 'delivered_publication', 'claimed_until')
if tonumber(state[1]) >= tonumber(ARGV[3]) then return { 'over' } end
local rest = tonumber(state[2]) - now
if rest > 0 then return { 'busy', tostring(rest) } end
redis.call('HSET', key, 'claimed_until', ARGV[4])
return { 'started', redis.call('HGETALL', key) }`;

/** id, sequence, publication, result, failures allowed. */
export const END_DELIVERY = `${PRELUDE}
local id, key, publication, result = ARGV[2], subscription(ARGV[2]), tonumber(ARGV[4]), ARGV[5]
local last = redis.call('HMGET', key, 'sequence', 'failures', 'failed_publication',
	'delivered_publication', 'topic', 'topic_url', 'callback')
if not last[1] then return 'kept' end
redis.call('HSET', key, 'claimed_until', 0)
if result == 'delivered' then
	redis.call('HSET', key, 'failures', 0,
		'delivered_publication', math.max(publication, tonumber(last[4])))
end
if last[1] ~= ARGV[3] then return 'kept' end
if result == 'gone' then finish(id, last[1]) return 'removed' end
if result ~= 'failed-first' then return 'kept' end
local failures = tonumber(last[2])
if tonumber(last[3]) < publication then
	failures = failures + 1
	redis.call('HSET', key, 'failures', failures, 'failed_publication', publication)
end
if failures < tonumber(ARGV[6]) then return 'kept' end
finish(id, last[1])
redis.call('HSET', ended(id), 'topic', last[5], 'topic_url', last[6], 'callback', last[7])
return 'removed'`;

export const READ_PUBLICATION = `return redis.call('HGETALL', KEYS[1])`;

/** The tag, and the number of the publication before. */
export const ADD_PUBLICATION = `
local number = tonumber(ARGV[2])
if tonumber(redis.call('HGET', KEYS[1], 'number') or 0) ~= number then return nil end
redis.call('HSET', KEYS[1], 'number', number + 1, 'etag', ARGV[1], 'announced', 0)
return number + 1`;

export const MARK_ANNOUNCED = `
if redis.call('HGET', KEYS[1], 'number') == ARGV[1] then redis.call('HSET', KEYS[1], 'announced', 1) end
return 1`;

export const SWEEP = `${PRELUDE} sweep() return 1`;
