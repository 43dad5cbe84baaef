import { existsSync } from 'node:fs';
import * as z from 'zod';
import { BusinessFile } from '../reviews/business/business-file.ts';
import { Service } from '../reviews/business/service.ts';
import { ServiceArea } from '../reviews/business/service-area.ts';
import { StaffMember } from '../reviews/business/staff-member.ts';
import { Aspect } from '../insights/aspect.ts';
import { FaqQuestion } from '../insights/faq-question.ts';
import { Overrides } from '../insights/overrides.ts';
import { ContentError } from './content-error.ts';
import { checkSettings } from './check-content.ts';
import type { Settings } from './content.ts';
import { contentPaths } from './content-paths.ts';
import { readText, readYaml } from './read-yaml.ts';

/**
 * Reads and checks all settings files.
 * @throws {ContentError}
 */
export async function loadSettings(contentDir: string): Promise<Settings> {
	if (!existsSync(contentDir)) {
		throw new ContentError(contentDir, undefined, 'there is no such folder; set CONTENT_DIR');
	}
	const paths = contentPaths(contentDir);
	const [businessFile, staff, services, serviceAreas, aspects, questions, overrides, policyText] =
		await Promise.all([
			readYaml(paths.business, BusinessFile),
			readYaml(paths.staff, z.array(StaffMember)),
			readYaml(paths.services, z.array(Service)),
			readYaml(paths.serviceAreas, z.array(ServiceArea)),
			readYaml(paths.aspects, z.array(Aspect)),
			readYaml(paths.faq, z.array(FaqQuestion)),
			readYaml(paths.overrides, Overrides),
			readText(paths.policy),
		]);
	const settings = {
		businessFile,
		staff,
		services,
		serviceAreas,
		aspects,
		questions,
		overrides,
		policyText,
	};
	checkSettings(settings);
	return settings;
}
