import {
  detailsAddress,
  isProductList,
  type Details,
  type PageSubject,
  type PolicyDetails,
  type PolicyName,
} from '../model/catalogue';
import type { Course, SiteQuestion, Webinar } from '../model/schemas';
import { prefix } from '../model/language';
import { addDetails, pageCatalogue } from './page-catalogue';

/** What a page is about. `urlTitle` names the entry of a list: it is the last part of the page's address. */
export interface EntryAddress {
  list: PageSubject;
  urlTitle: string;
}

/**
 * Loads a whole course or webinar, or the questions, unless they came with the page. Makes no request
 * for an entry that is not in the catalogue. Throws a `EntryError` if the file cannot be read.
 */
export async function loadEntry({ list, urlTitle }: EntryAddress): Promise<void> {
  const catalogue = pageCatalogue();
  const address = detailsAddress(list, urlTitle);
  if (catalogue.details[address]) return;
  if (isProductList(list) && !catalogue[list].some((entry) => entry.urlTitle === urlTitle)) return;
  try {
    const response = await fetch(prefix + address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    // The publishing tool has written the file in this form.
    addDetails({ [address]: (await response.json()) as Details });
  } catch (cause) {
    throw new EntryError(`${address} cannot be read`, { cause });
  }
}

/** What a page is about could not be loaded. */
export class EntryError extends Error {}

/** The whole course, once `loadEntry` has fetched it. */
export function courseDetails(urlTitle: string): Course | undefined {
  // This address holds a course.
  return pageCatalogue().details[detailsAddress('courses', urlTitle)] as Course | undefined;
}

/** The whole webinar, once `loadEntry` has fetched it. */
export function webinarDetails(urlTitle: string): Webinar | undefined {
  // This address holds a webinar.
  return pageCatalogue().details[detailsAddress('webinars', urlTitle)] as Webinar | undefined;
}

/** The questions of the about page, once `loadEntry` has fetched them. */
export function siteQuestions(): readonly SiteQuestion[] {
  // This address holds the questions. A release of an earlier version has none.
  return (pageCatalogue().details[detailsAddress('questions')] ?? []) as readonly SiteQuestion[];
}

/** The published versions of a policy, the newest first, once `loadEntry` has fetched them. */
export function policyVersions(policy: PolicyName): readonly PolicyDetails[] {
  // This address holds them. A release of an earlier version has none.
  return (pageCatalogue().details[detailsAddress(policy)] ?? []) as readonly PolicyDetails[];
}
