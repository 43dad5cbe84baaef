import {
	ATTEMPTS_KEPT,
	ENDED_MILLISECONDS,
	REFUSED_MILLISECONDS,
} from '../../core/request-record.ts';

/**
 * Helpers for the scripts. Each script is atomic. Times are in milliseconds since 1970 and come
 * from the caller. They decide what has expired; the TTLs of keys only free space.
 */
export const PRELUDE = `
local DAY = 86400000
local REFUSED, ENDED = ${REFUSED_MILLISECONDS}, ${ENDED_MILLISECONDS}
local now = tonumber(ARGV[1])
local function subscription(id) return 'websub:subscription:' .. id end
local function request(id) return 'websub:request:' .. id end
local function ended(id) return 'websub:ended:' .. id end
local function topic(path) return 'websub:topic:' .. path end
local function host(origin) return 'websub:host:' .. origin end
local function waiting(origin) return 'websub:requests:' .. origin end
local function record(id) return 'websub:record:' .. id end
local function attempts(id) return 'websub:attempts:' .. id end
local function counts(hour) return 'websub:counts:' .. string.format('%d', hour) end
local HOUR = math.floor(now / 3600000)
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
local function keep(id, life)
	redis.call('HSET', record(id), 'keep_until', string.format('%d', now + life))
	redis.call('PEXPIRE', record(id), math.floor(life))
	redis.call('PEXPIRE', attempts(id), math.floor(life))
end
local function settle(id, outcome, life)
	if redis.call('EXISTS', record(id)) == 0 then return end
	redis.call('HSET', record(id), 'outcome', outcome)
	keep(id, life)
end
local function note(id, attempt)
	local life = redis.call('PTTL', record(id))
	if life < 0 then return end
	redis.call('LPUSH', attempts(id), attempt)
	redis.call('LTRIM', attempts(id), 0, ${ATTEMPTS_KEPT - 1})
	redis.call('PEXPIRE', attempts(id), life)
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
