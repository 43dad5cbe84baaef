import { PRELUDE } from './script-prelude.ts';

export const READ_SUBSCRIPTION = `${PRELUDE}
if not live(ARGV[2]) then return nil end
return redis.call('HGETALL', subscription(ARGV[2]))`;

export const COUNT_SUBSCRIPTIONS = `${PRELUDE} sweep() return redis.call('ZCARD', topic(ARGV[2]))`;

/**
 * From ARGV[2]: topic, after, limit, before. Returns the last id, or '', then ids and callbacks.
 */
export const LIST_SUBSCRIPTIONS = `${PRELUDE}
local from = ARGV[3] == '' and '-' or '(' .. ARGV[3]
local to = ARGV[5] == '' and '+' or '(' .. ARGV[5]
local ids = redis.call('ZRANGEBYLEX', topic(ARGV[2]), from, to, 'LIMIT', 0, ARGV[4])
local found = {}
for _, id in ipairs(ids) do
	if live(id) then
		found[#found + 1] = id
		found[#found + 1] = redis.call('HGET', subscription(id), 'callback')
	end
end
return { #ids < tonumber(ARGV[4]) and '' or ids[#ids], found }`;

/** From ARGV[2]: id, publication, claimed until, topic and ETag of the publication. */
export const START_DELIVERY = `${PRELUDE}
local id, key = ARGV[2], subscription(ARGV[2])
if not live(id) then
	if redis.call('HEXISTS', ended(id), 'callback') == 1 then
		return { 'removed', redis.call('HGETALL', ended(id)) }
	end
	return { 'over' }
end
local latest = redis.call('HMGET', 'websub:publication:' .. ARGV[5], 'number', 'etag')
if latest[1] ~= ARGV[3] or latest[2] ~= ARGV[6] then return { 'over' } end
local state = redis.call('HMGET', key, 'delivered_publication', 'claimed_until')
if tonumber(state[1]) >= tonumber(ARGV[3]) then return { 'over' } end
local rest = tonumber(state[2]) - now
if rest > 0 then return { 'busy', tostring(rest) } end
redis.call('HSET', key, 'claimed_until', ARGV[4])
return { 'started', redis.call('HGETALL', key) }`;

/** From ARGV[2]: id, sequence, publication, result, failures allowed, attempt, counter or ''. */
export const END_DELIVERY = `${PRELUDE}
local id, key, publication, result = ARGV[2], subscription(ARGV[2]), tonumber(ARGV[4]), ARGV[5]
local last = redis.call('HMGET', key, 'sequence', 'failures', 'failed_publication',
	'delivered_publication', 'topic', 'topic_url', 'callback', 'request')
if ARGV[8] ~= '' then
	redis.call('HINCRBY', counts(HOUR), ARGV[8], 1)
	redis.call('PEXPIRE', counts(HOUR), 2 * DAY)
end
if not last[1] then return 'kept' end
note(last[8] or '', ARGV[7])
redis.call('HSET', key, 'claimed_until', 0)
if result == 'delivered' then
	redis.call('HSET', key, 'failures', 0,
		'delivered_publication', math.max(publication, tonumber(last[4])))
end
if last[1] ~= ARGV[3] then return 'kept' end
if result == 'gone' then
	finish(id, last[1])
	settle(last[8] or '', 'gone', ENDED)
	return 'removed'
end
if result ~= 'failed-first' then return 'kept' end
local failures = tonumber(last[2])
if tonumber(last[3]) < publication then
	failures = failures + 1
	redis.call('HSET', key, 'failures', failures, 'failed_publication', publication)
end
if failures < tonumber(ARGV[6]) then return 'kept' end
finish(id, last[1])
settle(last[8] or '', 'failed', ENDED)
redis.call('HSET', ended(id), 'topic', last[5], 'topic_url', last[6], 'callback', last[7])
return 'removed'`;

/** From ARGV[2]: id, publication. */
export const FORGET_DELIVERY = `${PRELUDE}
local key, publication = subscription(ARGV[2]), tonumber(ARGV[3])
if tonumber(redis.call('HGET', key, 'delivered_publication') or -1) == publication then
	redis.call('HSET', key, 'delivered_publication', publication - 1)
end
return 1`;

/** Returns names and counts of the last 24 hours, one list per hour. */
export const READ_COUNTS = `${PRELUDE}
local hours = {}
for hour = HOUR - 23, HOUR do hours[#hours + 1] = redis.call('HGETALL', counts(hour)) end
return hours`;

export const READ_PUBLICATION = `return redis.call('HGETALL', KEYS[1])`;

/** ARGV: the ETag, the number of the previous publication, and the time. */
export const ADD_PUBLICATION = `
local number = tonumber(ARGV[2])
if tonumber(redis.call('HGET', KEYS[1], 'number') or 0) ~= number then return nil end
redis.call('HSET', KEYS[1], 'number', number + 1, 'etag', ARGV[1],
	'published_at', ARGV[3], 'announced', 0)
return number + 1`;

export const MARK_ANNOUNCED = `
if redis.call('HGET', KEYS[1], 'number') == ARGV[1] then redis.call('HSET', KEYS[1], 'announced', 1) end
return 1`;

export const SWEEP = `${PRELUDE} sweep() return 1`;
