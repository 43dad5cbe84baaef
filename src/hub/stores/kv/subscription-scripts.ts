import { defineScript } from './define-script.ts';

export const READ_SUBSCRIPTION = defineScript(
	['subscription'],
	`if not live(subscription) then return nil end
return redis.call('HGETALL', subscription)`,
);

export const COUNT_SUBSCRIPTIONS = defineScript(['expiry'], 'return count(expiry)');

/** From ARGV[2]: after, limit, before. Returns ids in order, also of expired subscriptions. */
export const LIST_IDS = defineScript(
	['topic'],
	`local from = ARGV[2] == '' and '-' or '(' .. ARGV[2]
local to = ARGV[4] == '' and '+' or '(' .. ARGV[4]
return redis.call('ZRANGEBYLEX', topic, from, to, 'LIMIT', 0, ARGV[3])`,
);

/** KEYS: subscriptions. Returns the callback of each, or nil if its lease has ended. */
export const READ_CALLBACKS = defineScript(
	[],
	`local found = {}
for index, key in ipairs(KEYS) do
	found[index] = live(key) and redis.call('HGET', key, 'callback')
end
return found`,
);

/** From ARGV[2]: number and ETag of the publication, and the time until which to claim. */
export const START_DELIVERY = defineScript(
	['subscription', 'latest', 'publication'],
	`if not live(subscription) then
	local last = redis.call('HMGET', latest, 'callback', 'lease_ended')
	if last[1] and not last[2] then
		return { 'removed', redis.call('HGETALL', latest) }
	end
	return { 'over' }
end
local last = redis.call('HMGET', publication, 'number', 'etag')
if last[1] ~= ARGV[2] or last[2] ~= ARGV[3] then return { 'over' } end
local state = redis.call('HMGET', subscription, 'delivered_publication', 'claimed_until')
if tonumber(state[1]) >= tonumber(ARGV[2]) then return { 'over' } end
local rest = tonumber(state[2]) - now
if rest > 0 then return { 'busy', tostring(rest) } end
redis.call('HSET', subscription, 'claimed_until', ARGV[4])
return { 'started', redis.call('HGETALL', subscription) }`,
);

/**
 * From ARGV[2]: id, sequence, publication, result, failures allowed, attempt, counter or '', the time
 * until which the record of a removed subscription is kept, and the latest start of those failures.
 */
export const END_DELIVERY = defineScript(
	[
		...['subscription', 'latest', 'topic', 'expiry', 'host', 'path'],
		...['record', 'attempts', 'counts'],
	],
	`local id, publication, result = ARGV[2], tonumber(ARGV[4]), ARGV[5]
if ARGV[8] ~= '' then
	redis.call('HINCRBY', counts, ARGV[8], 1)
	redis.call('PEXPIRE', counts, 2 * DAY)
end
note(record, attempts, ARGV[7])
local last = redis.call('HMGET', subscription, 'sequence', 'failures', 'failed_publication',
	'delivered_publication', 'topic', 'topic_url', 'callback', 'failing_since')
if not last[1] then return 'kept' end
redis.call('HSET', subscription, 'claimed_until', 0)
if result == 'delivered' then
	redis.call('HSET', subscription, 'failures', 0,
		'delivered_publication', math.max(publication, tonumber(last[4])))
end
if last[1] ~= ARGV[3] then return 'kept' end
if result == 'failed-first' then
	local failures, since = tonumber(last[2]), last[8]
	if failures == 0 then since = ARGV[1] end
	if tonumber(last[3]) < publication then
		failures = failures + 1
		redis.call('HSET', subscription, 'failures', failures, 'failed_publication', publication,
			'failing_since', since)
	end
	if failures < tonumber(ARGV[6]) or tonumber(since) > tonumber(ARGV[10]) then return 'kept' end
elseif result ~= 'gone' then return 'kept' end
for _, set in ipairs({ topic, expiry, host, path }) do redis.call('ZREM', set, id) end
redis.call('DEL', subscription)
remember(latest, last[1], 0)
settle(record, attempts, result == 'gone' and 'gone' or 'failed', ARGV[9])
if result ~= 'gone' then
	redis.call('HSET', latest, 'topic', last[5], 'topic_url', last[6], 'callback', last[7])
end
return 'removed'`,
);

/** ARGV[2]: publication. */
export const FORGET_DELIVERY = defineScript(
	['subscription'],
	`local publication = tonumber(ARGV[2])
if tonumber(redis.call('HGET', subscription, 'delivered_publication') or -1) == publication then
	redis.call('HSET', subscription, 'delivered_publication', publication - 1)
end
return 1`,
);

/** KEYS: hours. Returns names and counts, one list per hour. */
export const READ_COUNTS = defineScript(
	[],
	`local hours = {}
for index, key in ipairs(KEYS) do hours[index] = redis.call('HGETALL', key) end
return hours`,
);

export const READ_PUBLICATION = defineScript(
	['publication'],
	`return redis.call('HGETALL', publication)`,
);

/** From ARGV[2]: the ETag, and the number of the previous publication. */
export const ADD_PUBLICATION = defineScript(
	['publication'],
	`local number = tonumber(ARGV[3])
if tonumber(redis.call('HGET', publication, 'number') or 0) ~= number then return nil end
redis.call('HSET', publication, 'number', number + 1, 'etag', ARGV[2],
	'published_at', ARGV[1], 'announced', 0)
return number + 1`,
);

/** ARGV[2]: the number of the publication. */
export const MARK_ANNOUNCED = defineScript(
	['publication'],
	`if redis.call('HGET', publication, 'number') == ARGV[2] then
	redis.call('HSET', publication, 'announced', 1)
end
return 1`,
);

/** Returns the topics that subscriptions were confirmed for. */
export const LIST_TOPICS = defineScript(['topics'], `return redis.call('SMEMBERS', topics)`);

/** ARGV[2]: how many ids to return of subscriptions whose lease has ended. */
export const LIST_EXPIRED = defineScript(
	['expiry'],
	`return redis.call('ZRANGEBYSCORE', expiry, '-inf', now, 'LIMIT', 0, ARGV[2])`,
);

/**
 * KEYS after the named ones: `subscription` and `latest` of each id; from ARGV[2]: the ids. Stores the
 * data to notify the callbacks.
 */
export const REMOVE_EXPIRED = defineScript(
	['topic', 'expiry', 'leases'],
	`for index = 2, #ARGV do
	local id, subscription, latest = ARGV[index], KEYS[2 * index], KEYS[2 * index + 1]
	if not live(subscription) then
		local of = redis.call('HMGET', subscription, 'sequence', 'topic', 'topic_url', 'callback')
		redis.call('ZREM', topic, id)
		redis.call('ZREM', expiry, id)
		redis.call('DEL', subscription)
		if of[1] then
			remember(latest, of[1], 0)
			redis.call('HSET', latest, 'topic', of[2], 'topic_url', of[3], 'callback', of[4],
				'lease_ended', 1)
			redis.call('ZADD', leases, now, id)
		end
	end
end
return 1`,
);

/** ARGV[2]: limit. Returns ids of ended leases, oldest first. */
export const LIST_LEASES = defineScript(
	['leases'],
	`return redis.call('ZRANGE', leases, 0, ARGV[2] - 1)`,
);

/**
 * KEYS after the named one: `latest` of each id; from ARGV[2]: the ids. Returns the ended leases as
 * lists of fields and values. Drops ids whose callback has confirmed a later request, or that are too
 * old.
 */
export const READ_LEASES = defineScript(
	['leases'],
	`local found = {}
for index = 2, #KEYS do
	if redis.call('HEXISTS', KEYS[index], 'lease_ended') == 1 then
		found[#found + 1] = redis.call('HGETALL', KEYS[index])
	else
		redis.call('ZREM', leases, ARGV[index])
	end
end
return found`,
);

/** KEYS after the named one: `latest` of each id; from ARGV[2]: ids and sequences. */
export const MARK_NOTIFIED = defineScript(
	['leases'],
	`for index = 2, #KEYS do
	local id, sequence = ARGV[2 * index - 2], ARGV[2 * index - 1]
	if redis.call('HGET', KEYS[index], 'sequence') == sequence then
		redis.call('HDEL', KEYS[index], 'topic', 'topic_url', 'callback', 'lease_ended')
		redis.call('ZREM', leases, id)
	end
end
return 1`,
);

export const REMOVE_EXPIRED_REQUESTS = defineScript(
	['requests'],
	`return redis.call('ZREMRANGEBYSCORE', requests, '-inf', now)`,
);
