import { useState } from 'react';
import { Link } from 'react-router-dom';
import { copyText } from 'shared/actions';
import { SelectField, useFieldValue, type CheckedForm } from 'shared/forms';
import { paymentLinkMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type { EnrolPersonRequest, OpenSchedule, PersonDetails } from 'shared/model/schemas';
import { filled, ifFilled, type Checks } from 'shared/model/validation';
import { Actions } from 'shared/ui';
import { optionsOf } from '../lists/address-filters';
import { ReasonDialog, type ReasonValues } from '../details/ReasonDialog';
import { useMay } from '../use-may';
import { CorrectPerson } from '../orders/CorrectPerson';
import { amountCheck, AmountField, cashQuestion } from '../orders/money/AmountField';
import { JoinPeople } from './JoinPeople';
import { readSchedule, ScheduleField } from '../orders/ScheduleField';
import styles from '../details/Panel.module.css';
import rowStyles from '../lists/Report.module.css';
import { addNoteCall, enrolPersonCall, orderForPersonCall } from './person-endpoints';

/** What an admin can do for one person. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const { account, name, email, phone } = person;
  const may = useMay();
  const key = account?.id ?? (email || phone);
  const [link, setLink] = useState('');
  if (account?.is_admin) return may('team') ? <Link to={paths.admin('team')}>Team</Link> : null;
  return (
    <div className={styles.actions}>
      <Actions>
        <CorrectPerson label="Correct" person={key} now={{ name, email, phone }} />
        {email && (
          <>
            <Enrol person={key} name={name} />
            <PaymentLink person={key} name={name} onLink={setLink} />
            <AddNote person={key} name={name} />
            {account && person.joined.length === 0 && <JoinPeople person={person} />}
          </>
        )}
      </Actions>
      {link && (
        <p role="status" className={rowStyles.longText}>
          {link}
        </p>
      )}
    </div>
  );
}

interface ActionProps {
  person: number | string;
  name: string;
}

interface PlaceValues extends ReasonValues {
  place: string;
}

const placeChecks: Checks<PlaceValues> = [filled('place', 'Please choose a course or a webinar.')];

interface EnrolValues extends PlaceValues {
  way: EnrolPersonRequest['way'];
  amount: string;
}

const ways = optionsOf({ gift: 'Gift', scholarship: 'Scholarship', cash: 'Paid in cash' });

const enrolChecks: Checks<EnrolValues> = [...placeChecks, ifFilled(amountCheck)];

function Enrol({ person, name }: ActionProps) {
  const [price, setPrice] = useState<number>();
  return (
    <ReasonDialog<EnrolValues>
      label="Enrol"
      title="Enrol without an order"
      fields={(form) => {
        // The price of what is chosen is proposed; who was given another amount writes that.
        const propose = (chosen: OpenSchedule | undefined) => {
          setPrice(chosen?.price);
          form.setValue('amount', String(chosen?.price ?? ''));
        };
        return (
          <>
            <ScheduleField
              name={form.name('place')}
              label="Course or webinar"
              offers={() => true}
              onChoose={propose}
            />
            <SelectField name={form.name('way')} label="How" options={ways} />
            <CashField form={form} />
          </>
        );
      }}
      defaultValues={{ way: 'gift', amount: '' }}
      checks={enrolChecks}
      submit={(form) => <EnrolText form={form} />}
      question={({ way, amount }) =>
        way === 'cash' && price !== undefined && amount.trim() ? cashQuestion(price, amount) : null
      }
      send={({ place, way, amount = '', reason }) =>
        enrolPersonCall({
          person,
          ...readSchedule(place),
          way,
          reason,
          ...(way === 'cash' && amount.trim() && { amount: amount.trim() }),
        })
      }
    >
      Gives {name} a place and tells {name} by e-mail. Cash counts as a sale and gets a receipt; a
      gift and a scholarship cost nothing.
    </ReasonDialog>
  );
}

/** Stays in the form where nothing is paid, so that the proposed price is there when cash is chosen. */
function CashField({ form }: { form: CheckedForm<EnrolValues> }) {
  const isCash = useFieldValue(form, 'way') === 'cash';
  return (
    <div hidden={!isCash}>
      <AmountField name={form.name('amount')} />
    </div>
  );
}

function EnrolText({ form }: { form: CheckedForm<EnrolValues> }) {
  return useFieldValue(form, 'way') === 'cash' ? 'Enrol and write the receipt' : 'Enrol';
}

function PaymentLink({ person, name, onLink }: ActionProps & { onLink: (link: string) => void }) {
  return (
    <ReasonDialog<PlaceValues>
      label="Payment link"
      title="Make a payment link"
      fields={(form) => (
        <ScheduleField name={form.name('place')} label="Course or webinar" offers={() => true} />
      )}
      checks={placeChecks}
      send={async ({ place, reason }) => {
        const result = await orderForPersonCall({ person, ...readSchedule(place), reason });
        if (!result.error) {
          onLink(result.data.payment_link);
          await copyText(result.data.payment_link, paymentLinkMessages);
        }
        return result;
      }}
    >
      Makes an order for {name} at the price of the catalogue, and copies the link to pay it. The
      link works for 24 hours.
    </ReasonDialog>
  );
}

function AddNote({ person, name }: ActionProps) {
  return (
    <ReasonDialog
      label="Add note"
      title="Add a note"
      reasonLabel="Note"
      send={({ reason }) => addNoteCall({ person, note: reason })}
    >
      Only the administrators see notes about {name}.
    </ReasonDialog>
  );
}
