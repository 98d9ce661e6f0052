import { useParams, useSearchParams } from 'react-router-dom';
import { useKept } from 'shared/actions';
import { send, showFailure, useCall } from 'shared/calls';
import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { studentMessages } from 'shared/model/messages';
import type {
  PromiseAnswer,
  PromiseAnswerRequest,
  PromiseQuestion,
  PromiseQuestionResponse,
} from 'shared/model/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import {
  Actions,
  Button,
  buttonClass,
  Card,
  focusPageHeading,
  PageHeading,
  Skeleton,
} from 'shared/ui';
import { EmptyState, Loaded } from 'shared/ui/lists';
import { ClassroomLink } from '../today/ClassroomLink';
import { texts as todayTexts } from '../today/texts';
import styles from '../stop/StopPage.module.css';
import { texts } from './texts';

const address = (token: string) => `/promises/${encodeURIComponent(token)}`;

// The API declares its response.
const readQuestion = (response: unknown) => (response as PromiseQuestionResponse).data;

const answerCall = ({ token, ...body }: PromiseAnswerRequest & { token: string }) =>
  send({ name: 'studentAnswerPromise', url: address(token), method: 'POST', body });

/**
 * The page that the links of an e-mail open: what has happened to a ticket, or a batch that is offered. Only a
 * button answers, because some programs open the links of an e-mail before the reader does.
 */
function PromisePage() {
  const { token = '' } = useParams();
  const call = { name: 'studentPromise', url: address(token), keepsLogin: true };
  const result = useKept(call, readQuestion);
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <Loaded
          result={result}
          loading={texts.loading}
          skeleton={<Skeleton shape="row" count={3} />}
          failure={texts.failure}
          missing={<EmptyState title={texts.ended}>{texts.endedText}</EmptyState>}
        >
          {(asked) => <Question token={token} asked={asked} refetch={result.refetch} />}
        </Loaded>
      </Card>
    </div>
  );
}

interface QuestionProps {
  token: string;
  asked: PromiseQuestion;
  refetch: () => unknown;
}

function Question({ token, asked, refetch }: QuestionProps) {
  const { question, kind, url_title, title, when, amount, choices, answer, offer } = asked;
  const student = useAppSelector(selectUser);
  const [send, isSending] = useCall(answerCall);
  // The e-mail has a button for each answer: the one that was pressed comes first.
  const wanted = useSearchParams()[0].get('answer');
  const ordered = [...choices].sort((a, b) => Number(b === wanted) - Number(a === wanted));

  const press = async (given: PromiseAnswer) => {
    const { error } = await send({ token, answer: given, ...(offer && { offer }) });
    if (error) showFailure(error, studentMessages.failure);
    else focusPageHeading();
    refetch();
  };

  const amountText = amount === undefined ? '' : formatRupees(amount);
  return (
    <>
      <PageHeading>{answer ? texts.answered[answer].heading : texts[question].heading}</PageHeading>
      <p>
        <strong lang={langOf(title)}>{title}</strong>
        <br />
        {answer !== 'back' && when}
      </p>
      <p>{answer ? texts.answered[answer].text(amountText) : texts[question].text}</p>
      {choices.includes('back') && <p>{texts.goesBack(amountText)}</p>}
      <Actions>
        {(answer === 'take' || answer === 'keep') && (
          <ClassroomLink
            bought={{ kind, urlTitle: url_title }}
            student={student}
            className={buttonClass()}
          >
            {student ? todayTexts.openClassroom : todayTexts.logIn}
          </ClassroomLink>
        )}
        {ordered
          .filter((each) => each !== answer)
          .map((each, index) => (
            <Button
              key={each}
              variant={index === 0 && !answer ? 'primary' : 'secondary'}
              busy={isSending}
              onClick={() => void press(each)}
            >
              {texts[each]}
            </Button>
          ))}
      </Actions>
    </>
  );
}

export { PromisePage as Component };
