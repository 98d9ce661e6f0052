import { useId } from 'react';
import { showFailure, useCall } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { consentPurposes, consentText, type ConsentPurpose } from 'shared/model/consents';
import { formatDateTime } from 'shared/model/format';
import type { ConsentRow } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Skeleton, Tick } from 'shared/ui';
import { Loaded } from 'shared/ui/lists';
import { agreeCall, useStudentConsentsQuery, withdrawConsentCall } from './privacy-endpoints';
import styles from './YourRecords.module.css';
import { formNames, yourRecordsTexts as texts } from './texts';

/** Each purpose with its words: ticked once agreed to, and taken back with one click. */
export function Consents() {
  return (
    <Loaded
      result={useStudentConsentsQuery()}
      loading={texts.loadingConsents}
      skeleton={<Skeleton shape="row" count={3} />}
      failure={texts.consentsFailure}
    >
      {(consents) => (
        <ul role="list" className={styles.consents}>
          {consentPurposes.map((purpose) => (
            <Consent
              key={purpose}
              purpose={purpose}
              given={consents.filter((consent) => consent.purpose === purpose)}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

interface ConsentProps {
  purpose: ConsentPurpose;
  /** All consents for this purpose, the latest first. */
  given: readonly ConsentRow[];
}

function Consent({ purpose, given }: ConsentProps) {
  const id = useId();
  const [agree, isAgreeing] = useCall(agreeCall);
  const [withdraw, isEnding] = useCall(withdrawConsentCall);
  const current = given.find(({ withdrawn_at }) => withdrawn_at === null);
  const [latest] = given;

  const choose = async (agreed: boolean) => {
    const { data, error } = await (agreed ? agree : withdraw)(purpose);
    if (error) showFailure(error, studentMessages.failure);
    else toast(data.message, { variant: 'success' });
  };
  return (
    <li className={styles.consent}>
      <Tick
        id={id}
        checked={current !== undefined}
        disabled={isAgreeing || isEnding}
        aria-describedby={`${id}-hint`}
        onTick={(agreed) => void choose(agreed)}
      />
      <label htmlFor={id}>{consentText(purpose).text}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {current
          ? texts.agreed(formatDateTime(current.given_at), formNames[current.form] ?? current.form)
          : latest?.withdrawn_at
            ? texts.takenBack(formatDateTime(latest.withdrawn_at))
            : texts.notAgreed}
      </p>
    </li>
  );
}
