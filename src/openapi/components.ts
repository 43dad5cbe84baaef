import * as z from 'zod';
import { Business, Location } from '../reviews/business/business.ts';
import { SincePage } from '../reviews/changes/since-page.ts';
import {
	Alert,
	Effect,
	Group,
	Measure,
	RecommendationRow,
	ResponseRate,
	ResponseRow,
	Side,
	TrendRow,
} from '../insights/owner/owner-insights.ts';
import { ComplaintCount, Complaints } from '../insights/owner/recent-complaints.ts';
import { AdjustedPValue, DifferenceInterval, PValue, Result } from '../insights/tested.ts';
import {
	IncentivizedOrRelated,
	Republish,
	SourcePolicy,
} from '../reviews/business/verification-policy.ts';
import { Slug } from '../reviews/slug.ts';
import { Distribution } from '../reviews/distribution.ts';
import { LoggedReason, RemovalReason } from '../reviews/removal-reason.ts';
import {
	AggregateRating,
	GroupRating,
	RatingSummary,
} from '../edition/documents/aggregate-rating.ts';
import { StarLedger } from '../edition/documents/source-report.ts';
import { Alerts } from '../edition/documents/alerts-document.ts';
import { ApiCatalog, CatalogLink } from '../edition/documents/api-catalog.ts';
import { BuildManifest } from '../edition/documents/build-manifest.ts';
import { ReviewChange, ReviewChanges } from '../edition/documents/changes-document.ts';
import { LogOpenings, LogRemovals } from '../edition/documents/log-documents.ts';
import { DatasetHead, NamedLog, ReviewsDataset } from '../edition/documents/reviews-dataset.ts';
import { StatusReport } from '../edition/documents/status-report.ts';
import { VerificationReport } from '../edition/documents/verification-report.ts';
import { JsonFeed } from '../edition/feeds/json-feed.ts';
import { EmbedData } from '../edition/embed/embed-documents.ts';
import { PositiveShare } from '../insights/aspect-insight.ts';
import { EvidenceIds, ReadByCounts, WilsonInterval } from '../insights/evidence.ts';
import { Insights } from '../insights/insights.ts';
import { Measured } from '../insights/insights-provenance.ts';
import { AiCatalog } from '../mcp/discovery/ai-catalog.ts';
import { ServerCard } from '../mcp/discovery/server-card.ts';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import {
	Incentive,
	Relationship,
	Review,
	ReviewId,
	VerificationMethod,
} from '../reviews/review.ts';
import { Tombstone } from '../reviews/stored-review.ts';
import { SearchPage } from '../search/search-page.ts';
import { CallbackCheck } from '../hub/core/callback-check.ts';
import { HubActivity } from '../hub/core/hub-activity.ts';
import { HubDescription } from '../hub/core/hub-description.ts';
import { AttemptReport, SubscriptionStatus } from '../hub/core/subscription-status.ts';
import {
	InvalidParameterDetails,
	Issue,
	ProblemDetails,
} from '../endpoints/http/problem-details.ts';
import { WebSubForm } from '../hub/core/hub-request.ts';

/** Permanent names of mistakes. Only the description lists them, so functions stay small. */
export const ISSUE_CODES = [
	...(['missing', 'repeated', 'invalid_type', 'invalid_format'] as const),
	...(['invalid_value', 'invalid_cursor', 'too_small', 'too_big'] as const),
] as const;
const { code } = Issue.shape;
z.globalRegistry.add(code, { ...code.meta(), examples: [...ISSUE_CODES] });

/** The form for checking a callback. */
export const WebSubCheckForm = z
	.object({
		'hub.callback': WebSubForm.shape['hub.callback'],
		'hub.topic': WebSubForm.shape['hub.topic']
			.optional()
			.describe('One of the topic URLs, if it matters to the callback.'),
	})
	.meta({ id: 'WebSubCheckForm', description: 'A callback to check.' });

/** The response when a change was queued for another delivery. */
export const WebSubReplay = z
	.strictObject({
		state: z.literal('queued'),
		delivery: z.string().describe('X-Hub-Delivery of its attempts.'),
		status: z.url().describe('The status. Its "attempts" show the result.'),
	})
	.meta({ id: 'WebSubReplay', description: 'The last change will be delivered again.' });

const Id = z.union([z.int(), z.string()]).describe('Request id.');
const Members = z.record(z.string(), z.unknown());

/** A JSON-RPC 2.0 request, as MCP sends it. */
export const JsonRpcRequest = z
	.strictObject({
		jsonrpc: z.literal('2.0'),
		id: Id.optional().describe('Request id; absent from notifications.'),
		method: z.string().describe('For example "initialize", "tools/list" or "tools/call".'),
		params: Members.optional(),
	})
	.meta({ id: 'JsonRpcRequest', description: 'A JSON-RPC 2.0 request or notification.' });
export type JsonRpcRequest = z.output<typeof JsonRpcRequest>;

/** A JSON-RPC 2.0 response. */
export const JsonRpcResponse = z
	.strictObject({
		jsonrpc: z.literal('2.0'),
		id: Id.nullable(),
		result: Members.optional(),
		error: z
			.strictObject({ code: z.int(), message: z.string(), data: z.unknown().optional() })
			.optional(),
	})
	.meta({ id: 'JsonRpcResponse', description: 'A JSON-RPC 2.0 response.' });
export type JsonRpcResponse = z.output<typeof JsonRpcResponse>;

/** All schemas of the description, by name. */
export const SCHEMAS: Record<string, z.ZodType> = {
	AdjustedPValue,
	AggregateRating,
	AiCatalog,
	Alert,
	Alerts,
	ApiCatalog,
	BuildManifest,
	Business,
	CalendarDate,
	CatalogLink,
	ComparedGroup: Group,
	ComplaintCount,
	Complaints,
	DifferenceInterval,
	Distribution,
	EmbedData,
	EvidenceIds,
	GroupRating,
	HubDescription,
	Incentive,
	IncentivizedOrRelated,
	Insights,
	Instant,
	InvalidParameter: InvalidParameterDetails,
	Issue,
	JsonFeed,
	JsonRpcRequest,
	JsonRpcResponse,
	Location,
	LogOpenings,
	LogRemovals,
	LoggedReason,
	Measure,
	PValue,
	PositiveShare,
	Problem: ProblemDetails,
	QualityScore: Measured,
	RatingSummary,
	ReadByCounts,
	RecommendationRate: RecommendationRow,
	Relationship,
	RemovalReason,
	Republish,
	ResponseRate: ResponseRow,
	ResponseTotal: ResponseRate,
	Review,
	ReviewChange,
	ReviewChanges,
	ReviewId,
	ReviewsDataset,
	SearchPage,
	ServerCard,
	SincePage,
	Slug,
	SourcePolicy,
	StarAverage: Side,
	StarEffect: Effect,
	StarLedger,
	StatusReport,
	TestResult: Result,
	Tombstone,
	TransparencyLog: NamedLog,
	TrendRow,
	VerificationMethod,
	VerificationPolicy: DatasetHead.shape.verification_policy,
	VerificationReport,
	WebSubAttempt: AttemptReport,
	WebSubCallbackCheck: CallbackCheck,
	WebSubCheckForm,
	WebSubForm,
	WebSubHubActivity: HubActivity,
	WebSubReplay,
	WebSubSubscriptionStatus: SubscriptionStatus,
	WilsonInterval,
};
