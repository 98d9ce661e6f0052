import { toStoredUser, type StoredUser } from '../session';
import type { Gender, LeadRequest, LoginRequest, PaidIdsRequest, StatusAnswer } from '../schemas';
import { api } from './client';
import { keepDeviceToken } from './known-device';
import { property, readStatus, textIn } from '../answers';

/** What a login gives. */
export interface SignIn {
  token: string;
  user: StoredUser;
  /** An administrator who may do nothing before an authenticator app is set up. */
  awaitsSecondFactor: boolean;
  deviceToken: string;
}

/** The user's own profile; what was never given is empty. */
export interface OwnProfile {
  name: string;
  slug: string;
  email: string;
  /** Somebody has entered a code that was sent to the e-mail. */
  emailProven: boolean;
  phone: string;
  /** `YYYY-MM-DD` */
  dob: string;
  gender: Gender | '';
  avatar: string;
}

/** What the user has paid for. */
export interface PaidProducts {
  ids: number[];
  /** The batch or session of each product id for which one is known. */
  scheduleIds: Readonly<Record<number, string>>;
  /** The days of tickets that are for another one than a ticket bought now; null: to be told. */
  days: Readonly<Record<number, string | null>>;
}

/** For what is asked in passing on a public page: a refused token does not end the session then. */
interface InPassing {
  keepsSession?: boolean;
}

interface PaidIdsQuestion extends InPassing, PaidIdsRequest {
  kind: 'course' | 'webinar';
}

/** Calls that several units make, each declared once. Names of endpoints are global. */
export const resources = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignIn, LoginRequest>({
      query: (body) => ({
        url: '/login',
        method: 'POST',
        body,
        // An answer without token and user signs nobody in, whatever its status.
        validateStatus: (response, answer) => response.ok && readSignIn(answer) !== null,
      }),
      // Answers that cannot be read have been sorted out above.
      transformResponse: (answer) => readSignIn(answer) as SignIn,
      onQueryStarted: (_request, { queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) => (data.deviceToken ? keepDeviceToken(data.deviceToken) : undefined),
          // A refused login is told by the form.
          () => undefined,
        );
      },
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/logout', method: 'POST' }) }),
    /** `null` where the answer holds no profile. */
    profile: build.query<OwnProfile | null, InPassing>({
      query: ({ keepsSession }) => ({ url: '/profile', keepsSession }),
      transformResponse: readProfile,
      providesTags: ['Profile'],
      // Forms start from it: never from an earlier visit's answer.
      keepUnusedDataFor: 0,
    }),
    /** The courses, or webinars, the user has paid for. */
    paidIds: build.query<PaidProducts, PaidIdsQuestion>({
      query: ({ kind, user_id, keepsSession }) => ({
        url: `/user/paid-${kind}-ids`,
        method: 'POST',
        body: { user_id },
        keepsSession,
      }),
      transformResponse: (answer, _meta, { kind }) => readPaid(answer, `${kind}_ids`),
      providesTags: (_paid, _error, { kind }) => [
        kind === 'course' ? 'PaidCourses' : 'PaidWebinars',
      ],
    }),
    /** A lead: newsletter, demo class, callback or syllabus. */
    bookDemoClass: build.mutation<StatusAnswer, LeadRequest>({
      query: (body) => ({ url: '/book-demo-class', method: 'POST', body }),
      transformResponse: readStatus,
    }),
  }),
});

// Names that published remotes import: one less, and a host would not fit them any more.
export const {
  useBookDemoClassMutation,
  useLazyProfileQuery,
  useLoginMutation,
  useLogoutMutation,
  usePaidIdsQuery,
  useProfileQuery,
} = resources;

function readSignIn(answer: unknown): SignIn | null {
  const data = property(answer, 'data');
  const token = textIn(data, 'token');
  const user = toStoredUser(property(data, 'user'));
  if (!token || !user) return null;
  return {
    token,
    user,
    awaitsSecondFactor: property(data, 'second_factor') === 'to-be-set-up',
    deviceToken: textIn(data, 'device_token'),
  };
}

const genders: readonly string[] = ['male', 'female', 'other'] satisfies Gender[];
const isGender = (text: string): text is Gender => genders.includes(text);
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The profile in the answer to asking for it, or to saving it. */
export function readProfile(answer: unknown): OwnProfile | null {
  const data = property(answer, 'data');
  if (!data) return null;
  const details = property(data, 'profile');
  const gender = textIn(details, 'gender');
  return {
    name: textIn(data, 'name'),
    slug: textIn(data, 'slug'),
    email: textIn(data, 'email'),
    emailProven: property(data, 'email_proven') !== false,
    phone: textIn(data, 'phone'),
    dob: textIn(details, 'dob').slice(0, DAY_LENGTH),
    gender: isGender(gender) ? gender : '',
    avatar: textIn(details, 'avatar'),
  };
}

/** Ids arrive as numbers or as numeric text. A refusal carries none. */
function readPaid(answer: unknown, name: string): PaidProducts {
  const ids = property(answer, name);
  if (!property(answer, 'success') || !Array.isArray(ids)) {
    return { ids: [], scheduleIds: {}, days: {} };
  }
  const schedules = ofProducts(answer, 'schedules', (each) => textIn(each, 'schedule_id'));
  return {
    ids: ids.map(Number),
    scheduleIds: Object.fromEntries(schedules.filter(([, scheduleId]) => scheduleId)),
    days: Object.fromEntries(ofProducts(answer, 'days', (each) => textIn(each, 'day') || null)),
  };
}

/** What one list of the answer says of each product. */
function ofProducts<Value>(
  answer: unknown,
  list: string,
  read: (entry: unknown) => Value,
): [product: string, Value][] {
  const entries = property(answer, list);
  return (Array.isArray(entries) ? entries : []).map((each) => [
    String(property(each, 'product_id')),
    read(each),
  ]);
}
