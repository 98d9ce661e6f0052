import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Observatory, Ornament, Starfield } from 'shared/ui/art';
import { HOW_TO_JOIN } from 'shared/model/catalogue';
import { contact } from 'shared/model/config';
import { paymentMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { selectCart, selectUser, useAppSelector } from 'shared/store';
import {
  Slot,
  Actions,
  Button,
  buttonClass,
  Card,
  LanguageSwitch,
  Notice,
  PageHeading,
  Skeleton,
} from 'shared/ui';
import type { PaymentConfirmation, PaymentConfirmationQuery } from 'shared/model/schemas';
import { EmailCorrection } from './EmailCorrection';
import { PurchaseLink, PurchaseLocation } from './NextStep';
import { outcomes } from './outcomes';
import styles from './PaymentSuccessPage.module.css';
import { Receipt } from './Receipt';
import { payment } from './slot';
import { texts } from './texts';
import { usePaymentResult } from './use-payment-result';
import { paymentPage } from 'shared/actions';
import { readFailure, useCall } from 'shared/calls';
import { retryPaymentCall } from '../payment/payment-endpoints';

function PaymentSuccessPage() {
  const { result, details, checkAgain } = usePaymentResult();
  const { payAgain, isOpening, refusal } = useRetry(details);
  const navigate = useNavigate();
  const hasCart = useAppSelector(selectCart).length > 0;
  const outcome = result.state === 'confirmed' ? null : outcomes[result.state];
  const isProcessing = result.state === 'processing';
  const hasFailed = result.state === 'failed';
  const [corrected, setCorrected] = useState<string | null>(null);
  const confirmation =
    result.state === 'confirmed' ? withEmail(result.confirmation, corrected) : null;
  const shown = confirmation?.read_only;
  const email = shown ? undefined : confirmation?.customer_email;
  // Somebody else may have sent the link.
  const isStranger = useAppSelector(selectUser) !== null && shown !== undefined;
  const hasNextStep =
    outcome?.mayChange || hasFailed || result.state === 'ended' || confirmation?.order_type;

  return (
    <div data-surface="ink" className={styles.sky}>
      <Starfield />
      <Observatory className={styles.horizon} />
      <p className={styles.languages}>
        <LanguageSwitch className={styles.language} />
      </p>
      <Card data-surface="parchment" className={styles.card}>
        <Ornament className={styles.ornament} />
        <div role="status" className={styles.outcome}>
          <PageHeading>{outcome?.heading ?? paymentMessages.success}</PageHeading>
          {outcome && <p>{outcome.text}</p>}
          {isProcessing && <Skeleton shape="row" count={3} />}
          {confirmation && (
            <p>
              {shown && corrected === null
                ? texts.shownTo(shown.first_name, <Address email={confirmation.customer_email} />)
                : texts.confirmationSent(<Address email={confirmation.customer_email} />)}
            </p>
          )}
          {result.state === 'missing' && corrected && (
            <p>{texts.confirmationSent(<Address email={corrected} />)}</p>
          )}
        </div>
        {(confirmation?.email_correctable || (result.state === 'missing' && !corrected)) && (
          <EmailCorrection
            orderNumber={details?.order_id ?? ''}
            orderToken={details && !shown ? details.order_token : null}
            onCorrected={setCorrected}
          />
        )}
        {confirmation && (
          <>
            <div className={styles.outcome}>
              <Receipt confirmation={confirmation} />
            </div>
            {!isStranger && (
              <Slot
                slot={payment}
                orderNumber={confirmation.order_number}
                kind={confirmation.order_type}
                items={confirmation.items ?? []}
                email={email}
              />
            )}
          </>
        )}
        {!isProcessing && (
          <div className={styles.outcome}>
            {confirmation?.order_type && !confirmation.begins_soon && (
              <PurchaseLocation
                order_type={confirmation.order_type}
                email={email}
                shared={isStranger}
              />
            )}
            {confirmation && <p>{HOW_TO_JOIN}</p>}
            <Help orderId={outcome && (details?.order_id ?? null)} />
          </div>
        )}
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <Actions centred className={styles.actions}>
          {outcome?.mayChange && <Button onClick={checkAgain}>{texts.checkAgain}</Button>}
          {confirmation?.order_type && (
            <PurchaseLink
              order_type={confirmation.order_type}
              email={email}
              variant={confirmation.begins_soon ? 'secondary' : 'primary'}
            />
          )}
          {result.state === 'ended' && (
            <Link className={buttonClass()} to={paths.login()}>
              {texts.logIn}
            </Link>
          )}
          {hasFailed && (
            <Button busy={isOpening} onClick={() => void payAgain()}>
              {texts.tryAgain}
            </Button>
          )}
          {hasFailed && hasCart && (
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.cart()}>
              {texts.backToCart}
            </Link>
          )}
          {!isProcessing && (
            <Button
              variant={hasNextStep ? 'secondary' : 'primary'}
              onClick={() => void navigate(paths.home())}
            >
              {texts.backToHome}
            </Button>
          )}
        </Actions>
      </Card>
    </div>
  );
}

/** The confirmation after the buyer has corrected the e-mail. */
const withEmail = (confirmation: PaymentConfirmation, corrected: string | null) =>
  corrected === null
    ? confirmation
    : { ...confirmation, customer_email: corrected, email_correctable: false };

/** A long address breaks before its domain. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <strong>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </strong>
  );
}

function Help({ orderId }: { orderId: string | null }) {
  const email = <a href={`mailto:${contact.email}`}>{contact.email}</a>;
  return (
    <p className={styles.help}>
      {orderId
        ? texts.helpWithOrder(email, <strong className={styles.number}>{orderId}</strong>)
        : texts.help(email)}
    </p>
  );
}

/** Retries the payment of an unpaid order: the same order, whatever the buyer types meanwhile. */
function useRetry(details: PaymentConfirmationQuery | null) {
  const [retry, isOpening] = useCall(retryPaymentCall);
  const [refusal, setRefusal] = useState<string | null>(null);

  const payAgain = async () => {
    if (!details) return;
    setRefusal(null);
    const { data: link, error } = await retry(details);
    if (link) paymentPage.open(link);
    else setRefusal(readFailure(error).message ?? texts.retryFailure);
  };

  return { payAgain, isOpening, refusal };
}

export { PaymentSuccessPage as Component };
