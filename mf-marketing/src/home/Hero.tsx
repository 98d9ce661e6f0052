import { useState } from 'react';
import { Observatory, Starfield, ZodiacWheel } from 'shared/ui/art';
import { formatRupees } from 'shared/model/format';
import { courses, webinars } from 'shared/page';
import { PageHeading, SampleLabel, Actions, Button, buttonClass, Dialog } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { LEAD_CALLBACK } from 'shared/model/constants';
import {
  EmailField,
  Form,
  PhoneField,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { callbackMessages } from 'shared/model/messages';
import { campaign, sendLead } from 'shared/actions';
import { claims } from '../claims/claims';
import { hero, texts } from './texts';
import { SubjectsInHindi } from './SubjectsInHindi';
import styles from './Hero.module.css';

const lowestPrice = (offers: readonly { newPrice: number }[]): string =>
  formatRupees(Math.min(...offers.map(({ newPrice }) => newPrice)));

/** What it costs, in the first view of a phone. */
const prices =
  courses.length > 0 &&
  webinars.length > 0 &&
  texts.prices(lowestPrice(courses), lowestPrice(webinars));

const heroClaims = [claims.rating, claims.package, claims.experience, claims.astroGurus];

/** The first screen: heading and buttons, and below them the claims in figures. */
export function Hero() {
  return (
    <section data-surface="ink" data-taller-than-phone className={styles.hero}>
      <div className={styles.sky}>
        <div className={styles.words}>
          <SubjectsInHindi />
          <PageHeading className={styles.heading}>
            {hero.heading.start} <span>{hero.heading.gilded}</span>
          </PageHeading>
          <p className={styles.lead}>{hero.lead}</p>
          {prices && <p>{prices}</p>}
          <HeroActions />
        </div>
        {/* After the text: these stand at the bottom, which moves down while the text arrives. */}
        <Starfield className={styles.stars} />
        <div className={styles.wheel}>
          <ZodiacWheel turning />
        </div>
        <Observatory className={styles.horizon} />
      </div>
      <div className={styles.ground}>
        <SampleLabel>{texts.heroFiguresInvented}</SampleLabel>
        <Stats>
          {heroClaims.map(({ figure, label }) => (
            <Stat key={label} value={figure} label={label} />
          ))}
        </Stats>
      </div>
    </section>
  );
}

/** The button of the callback dialog, and the way to the form that books a demo class. */
function HeroActions() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.actions}>
      <Actions>
        <Button size="large" onClick={() => setOpen(true)}>
          {texts.requestCallback}
        </Button>
        <a href="#live-demo" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {texts.reserveFreeSeat}
        </a>
      </Actions>
      <Dialog open={open} onClose={close} title={texts.requestCallback}>
        <CallbackForm onDone={close} />
      </Dialog>
    </div>
  );
}

interface CallbackRequest {
  name: string;
  email: string;
  phone: string;
}

/** The browser validates these fields: the form has no checks, and no toasts for invalid fields. */
function CallbackForm({ onDone }: { onDone: () => void }) {
  const form = useCheckedForm<CallbackRequest>({
    onSubmit: async ({ name, email, phone }) => {
      const result = await sendLead(
        { full_name: name, email, phone_number: phone, type: LEAD_CALLBACK, ...campaign() },
        callbackMessages,
      );
      // The visitor may meanwhile have closed this dialog and opened another one, or this one again.
      if (!result.error && form.element.current) onDone();
      return result;
    },
  });

  return (
    <Form form={form} name={texts.requestCallback} browserValidation>
      <TextField name={form.name('name')} label={texts.name} autoComplete="name" required />
      <EmailField name={form.name('email')} label={texts.email} autoComplete="email" required />
      <PhoneField
        name={form.name('phone')}
        pattern="[0-9]{10}"
        title={callbackMessages.phoneHint}
        required
      />
      <SubmitButton wide busyText={texts.sending}>
        {texts.callMeBack}
      </SubmitButton>
    </Form>
  );
}
