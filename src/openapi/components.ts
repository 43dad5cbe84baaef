import * as z from 'zod';
import { Business, Location } from '../reviews/business/business.ts';
import { SincePage } from '../reviews/changes/since-page.ts';
import { ApiCatalog } from '../edition/documents/api-catalog.ts';
import { BuildManifest } from '../edition/documents/build-manifest.ts';
import { ReviewChange, ReviewChanges } from '../edition/documents/changes-document.ts';
import { ReviewsDataset } from '../edition/documents/reviews-dataset.ts';
import { StatusReport } from '../edition/documents/status-report.ts';
import { VerificationReport } from '../edition/documents/verification-report.ts';
import { JsonFeed } from '../edition/feeds/json-feed.ts';
import { Insights } from '../insights/insights.ts';
import { AiCatalog } from '../mcp/discovery/ai-catalog.ts';
import { ServerCard } from '../mcp/discovery/server-card.ts';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { Review } from '../reviews/review.ts';
import { Tombstone } from '../reviews/stored-review.ts';
import { SearchPage } from '../search/search-page.ts';
import { CallbackCheck } from '../hub/core/callback-check.ts';
import { HubActivity } from '../hub/core/hub-activity.ts';
import { HubDescription } from '../hub/core/hub-description.ts';
import { AttemptReport, SubscriptionStatus } from '../hub/core/subscription-status.ts';
import { JsonRpcRequest, JsonRpcResponse } from './json-rpc.ts';
import { Problem } from './problem-schema.ts';
import { WebSubForm } from '../hub/core/hub-request.ts';
import { WebSubCheckForm, WebSubReplay } from './websub-messages.ts';

/** All schemas of the description, by name. */
export const SCHEMAS: Record<string, z.ZodType> = {
	AiCatalog,
	ApiCatalog,
	BuildManifest,
	Business,
	CalendarDate,
	HubDescription,
	Insights,
	Instant,
	JsonFeed,
	JsonRpcRequest,
	JsonRpcResponse,
	Location,
	Problem,
	Review,
	ReviewChange,
	ReviewChanges,
	ReviewsDataset,
	SearchPage,
	ServerCard,
	SincePage,
	StatusReport,
	Tombstone,
	VerificationReport,
	WebSubAttempt: AttemptReport,
	WebSubCallbackCheck: CallbackCheck,
	WebSubCheckForm,
	WebSubForm,
	WebSubHubActivity: HubActivity,
	WebSubReplay,
	WebSubSubscriptionStatus: SubscriptionStatus,
};
