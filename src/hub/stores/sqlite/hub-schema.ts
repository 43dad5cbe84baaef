/**
 * Cleans up after a killed process: deletes requests whose verification was not queued, and that
 * were therefore not accepted.
 */
export const HUB_RECOVERY = `
	DELETE FROM requests WHERE id NOT IN (
		SELECT CASE WHEN json_valid(job) THEN json_extract(job, '$.request') END AS request
			FROM jobs WHERE lane IN ('ask', 'ask-again') AND request IS NOT NULL);
	DELETE FROM records WHERE outcome = 'waiting' AND id NOT IN (SELECT id FROM requests)
		AND keep_until - 86400000 > unixepoch() * 1000;
`;

/** Triggers update `live_counts`, so that subscriptions need not be counted one by one. */
const SUBSCRIPTIONS_AND_WORK = `
	CREATE TABLE subscriptions (
		id TEXT PRIMARY KEY,
		topic TEXT NOT NULL,
		topic_url TEXT NOT NULL,
		callback TEXT NOT NULL,
		host TEXT NOT NULL,
		secret TEXT,
		signature_method TEXT NOT NULL,
		expires_at INTEGER NOT NULL,
		sequence INTEGER NOT NULL,
		failures INTEGER NOT NULL DEFAULT 0,
		failed_publication INTEGER NOT NULL DEFAULT 0,
		delivered_publication INTEGER NOT NULL DEFAULT 0,
		claimed_until INTEGER NOT NULL DEFAULT 0
	) STRICT, WITHOUT ROWID;
	CREATE INDEX subscriptions_by_topic ON subscriptions (topic, id);
	CREATE INDEX subscriptions_by_host ON subscriptions (host);
	CREATE INDEX subscriptions_by_expiry ON subscriptions (expires_at);

	CREATE TABLE live_counts (topic TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
	CREATE TRIGGER count_added AFTER INSERT ON subscriptions BEGIN
		INSERT INTO live_counts VALUES (new.topic, 1) ON CONFLICT DO UPDATE SET count = count + 1;
	END;
	CREATE TRIGGER count_removed AFTER DELETE ON subscriptions BEGIN
		UPDATE live_counts SET count = count - 1 WHERE topic = old.topic;
	END;

	-- Pairs whose subscription ended: an older request must not bring it back.
	CREATE TABLE ended (
		id TEXT PRIMARY KEY,
		sequence INTEGER NOT NULL,
		until INTEGER NOT NULL,
		-- Set if the subscription was removed because of failures, to notify its callback.
		topic TEXT,
		topic_url TEXT,
		callback TEXT
	) STRICT, WITHOUT ROWID;
	CREATE INDEX ended_by_time ON ended (until);

	CREATE TABLE requests (
		sequence INTEGER PRIMARY KEY AUTOINCREMENT,
		id TEXT NOT NULL UNIQUE,
		mode TEXT NOT NULL,
		topic TEXT NOT NULL,
		topic_url TEXT NOT NULL,
		callback TEXT NOT NULL,
		host TEXT NOT NULL,
		secret TEXT,
		signature_method TEXT NOT NULL,
		lease_seconds INTEGER NOT NULL,
		until INTEGER NOT NULL
	) STRICT;
	CREATE INDEX requests_by_host ON requests (host);
	CREATE INDEX requests_by_time ON requests (until);

	CREATE TABLE rates (
		key TEXT PRIMARY KEY,
		free_at REAL NOT NULL
	) STRICT, WITHOUT ROWID;
	CREATE INDEX rates_by_time ON rates (free_at);

	CREATE TABLE publications (
		topic TEXT PRIMARY KEY,
		number INTEGER NOT NULL,
		etag TEXT NOT NULL,
		announced INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;

	CREATE TABLE snapshots (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		topic TEXT NOT NULL,
		etag TEXT NOT NULL,
		content_type TEXT NOT NULL,
		body BLOB NOT NULL,
		UNIQUE (topic, etag)
	) STRICT;

	CREATE TABLE jobs (
		id TEXT PRIMARY KEY,
		lane TEXT NOT NULL,
		host TEXT NOT NULL,
		due_at INTEGER NOT NULL,
		job TEXT NOT NULL
	) STRICT, WITHOUT ROWID;
	CREATE INDEX jobs_by_time ON jobs (lane, due_at, host)
`;

const RECORDS_AND_COUNTS = `
	ALTER TABLE subscriptions ADD COLUMN request TEXT NOT NULL DEFAULT '';
	-- The one process that has the file open keeps the claims in memory.
	ALTER TABLE subscriptions DROP COLUMN claimed_until;
	ALTER TABLE publications ADD COLUMN published_at INTEGER NOT NULL DEFAULT 0;

	-- A delivery job has the ETag of its content and the time of publication.
	UPDATE jobs SET job = json_set(job, '$.publishedAt', unixepoch() * 1000, '$.etag', (
			SELECT etag FROM snapshots WHERE topic = json_extract(job, '$.topic')
				ORDER BY number DESC LIMIT 1))
		WHERE lane = 'deliver' AND json_valid(job);

	-- Status of requests, for clients that have the id. It has a rowid, so that rows of this length stay
	-- on one page.
	CREATE TABLE records (
		id TEXT NOT NULL UNIQUE,
		pair TEXT NOT NULL,
		sequence INTEGER NOT NULL,
		mode TEXT NOT NULL,
		topic TEXT NOT NULL,
		topic_url TEXT NOT NULL,
		callback TEXT NOT NULL,
		signature_method TEXT NOT NULL,
		requested_at INTEGER NOT NULL,
		outcome TEXT NOT NULL,
		reason TEXT,
		expires_at INTEGER,
		attempts TEXT NOT NULL DEFAULT '',
		keep_until INTEGER NOT NULL
	) STRICT;
	CREATE INDEX records_by_time ON records (keep_until);

	-- Deliveries of a page run in the order in which jobs and subscriptions are stored on disk.
	DROP INDEX jobs_by_time;
	CREATE INDEX jobs_by_turn ON jobs (lane, due_at, id, host);

	CREATE TABLE counts (
		hour INTEGER NOT NULL,
		name TEXT NOT NULL,
		count INTEGER NOT NULL,
		PRIMARY KEY (hour, name)
	) STRICT, WITHOUT ROWID
`;

/** Finds the next job of a slow host without reading those of all hosts. */
const TURNS_OF_HOSTS = 'CREATE INDEX jobs_by_host ON jobs (lane, host, due_at, id)';

const PATHS_AND_FAILURE_TIMES = `
	-- When the first of the failures in a row was recorded; 0 if earlier versions recorded it.
	ALTER TABLE subscriptions ADD COLUMN failing_since INTEGER NOT NULL DEFAULT 0;
	-- Empty for subscriptions of earlier versions, until they are renewed.
	ALTER TABLE subscriptions ADD COLUMN path TEXT NOT NULL DEFAULT '';
	CREATE INDEX subscriptions_by_path ON subscriptions (path)
`;

/** Attempts in rows of their own, so that adding one to a long log does not write all of it again. */
const ATTEMPTS = `
	CREATE TABLE attempts (
		request TEXT NOT NULL,
		-- Increases with every attempt of a request.
		number INTEGER NOT NULL,
		attempt TEXT NOT NULL,
		PRIMARY KEY (request, number)
	) STRICT, WITHOUT ROWID;
	CREATE TRIGGER attempts_removed AFTER DELETE ON records BEGIN
		DELETE FROM attempts WHERE request = old.id;
	END;
	-- They were lines of JSON, latest first.
	INSERT INTO attempts SELECT records.id, 1000 - key, value FROM records,
		json_each('[' || replace(rtrim(attempts, char(10)), char(10), ',') || ']');
	ALTER TABLE records DROP COLUMN attempts
`;

const ENDED_LEASES = `
	-- 1 if the lease ended and its callback has yet to be notified. Such rows have the callback too.
	ALTER TABLE ended ADD COLUMN lease_ended INTEGER NOT NULL DEFAULT 0;
	CREATE INDEX ended_leases ON ended (until) WHERE lease_ended = 1
`;

/** The content of publications comes from the live edition. */
const NO_SNAPSHOTS = 'DROP TABLE snapshots';

/**
 * Tables of the hub's SQLite file. Each version contains the changes from the one before. Times are
 * in milliseconds since 1970.
 */
export const HUB_SCHEMA_VERSIONS = [
	SUBSCRIPTIONS_AND_WORK,
	RECORDS_AND_COUNTS,
	`${PATHS_AND_FAILURE_TIMES};${ATTEMPTS};${TURNS_OF_HOSTS};${ENDED_LEASES}`,
	NO_SNAPSHOTS,
] as const;
