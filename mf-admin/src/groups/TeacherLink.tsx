import { copyText } from 'shared/actions';
import { useCall } from 'shared/calls';
import { Form, SubmitButton, TextField, useCheckedForm } from 'shared/forms';
import { teacherLinkMessages } from 'shared/model/messages';
import type { GroupDetails } from 'shared/model/schemas';
import { Actions, Button } from 'shared/ui';
import { useAsk } from '../details/Ask';
import { announced, told } from '../details/announced';
import { Panel } from '../details/Panel';
import rowStyles from '../lists/Report.module.css';
import { makeTeacherLinkCall, withdrawTeacherLinkCall } from './class-endpoints';

/** The link with which a teacher ticks attendance without an account. */
export function TeacherLink({ found }: { found: GroupDetails }) {
  const { id, state, teacher_link: link } = found;
  const [end, isLoading] = useCall(withdrawTeacherLinkCall);
  const [ask, question] = useAsk();
  const form = useCheckedForm<{ email: string }>({
    onSubmit: async ({ email }) =>
      announced(await makeTeacherLinkCall({ id, email: email.trim() }), () => {}),
  });
  const withdraw = async () => {
    const isWanted = await ask({
      title: 'Withdraw the link?',
      text: 'Who has it can no longer open the list. You can make another one.',
      yes: 'Withdraw',
      no: 'Keep',
    });
    if (isWanted) told(await end(id));
  };
  if (!link && state === 'finished') return null;
  return (
    <Panel heading="Link for the teacher">
      <p className={rowStyles.detail}>
        Opens the names of this class, to tick who was there, its questions, recordings and notes,
        and nothing else. It needs no account and ends a day after the last class.
      </p>
      {link ? (
        <>
          <p className={rowStyles.longText}>{link}</p>
          <Actions>
            <Button
              variant="secondary"
              size="small"
              onClick={() => void copyText(link, teacherLinkMessages)}
            >
              Copy link
            </Button>
            <Button variant="quiet" size="small" busy={isLoading} onClick={() => void withdraw()}>
              Withdraw link
            </Button>
          </Actions>
        </>
      ) : (
        <Form form={form} autoComplete="off" name="Link for the teacher">
          <TextField
            name={form.name('email')}
            label="E-mail of the teacher"
            hint="News of questions goes there. Without it, the office gets it."
            type="email"
            maxLength={254}
            optional
          />
          <div>
            <SubmitButton>Make link</SubmitButton>
          </div>
        </Form>
      )}
      {question}
    </Panel>
  );
}
