import {
  RadioField,
  Form,
  SubmitButton,
  TextAreaField,
  stopped,
  useCheckedForm,
} from 'shared/forms';
import { change, ifDone } from 'shared/api';
import type { OwnReview, ReviewRequest } from 'shared/model/schemas';
import { filled } from 'shared/model/validation';
import { toast } from 'shared/toast';
import { Badge } from 'shared/ui/lists';
import { DashboardSection } from '../dashboard/DashboardPage';
import { texts } from './texts';

const tones = { waiting: 'pending', published: 'paid', hidden: 'neutral' } as const;
const stars = (['5', '4', '3', '2', '1'] as const).map((value) => ({
  value,
  label: texts.stars(Number(value)),
}));

interface ReviewValues {
  stars: (typeof stars)[number]['value'] | '';
  text: string;
}

/** Asks for stars and a few words when the course is over. */
export function Review({ courseId, review }: { courseId: number; review: OwnReview }) {
  const { state } = review;
  const form = useCheckedForm<ReviewValues>({
    checks: [filled('stars', texts.chooseStars), filled('text', texts.enterText)],
    defaultValues: {
      stars: stars.find(({ value }) => Number(value) === review.stars)?.value ?? '',
      text: review.text,
    },
    onSubmit: async ({ stars: chosen, text }) => {
      const { data, error } = await writeReviewCall({ courseId, stars: Number(chosen), text });
      if (error) return { error };
      toast(data.message, { variant: 'success' });
      // The words stay in the form, to change them.
      return stopped;
    },
  });
  return (
    <DashboardSection
      heading={texts.heading}
      tools={state !== 'asked' && <Badge tone={tones[state]}>{texts[state]}</Badge>}
    >
      <p>{texts.why}</p>
      <Form form={form} name={texts.heading}>
        <RadioField name={form.name('stars')} label={texts.yourStars} options={stars} />
        <TextAreaField name={form.name('text')} label={texts.yourWords} maxLength={2000} />
        <div>
          <SubmitButton>{state === 'asked' ? texts.send : texts.change}</SubmitButton>
        </div>
      </Form>
    </DashboardSection>
  );
}

export const writeReviewCall = change<ReviewRequest & { courseId: number }>(
  'PUT /classroom/course/:courseId/review',
  ifDone('Classes'),
);
