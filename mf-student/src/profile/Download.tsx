import { useState } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send, showFailure } from 'shared/calls';
import { studentMessages } from 'shared/model/messages';
import { Button, Icon } from 'shared/ui';
import styles from './YourRecords.module.css';
import { yourRecordsTexts as texts } from './texts';

/** Saves everything that is kept of the student: as a page to read, or as a file for other programs. */
export function Download() {
  const [saving, setSaving] = useState<'html' | 'json' | null>(null);
  const save = async (kind: 'html' | 'json') => {
    setSaving(kind);
    const { error } = await send({
      name: 'studentData',
      url: kind === 'html' ? '/account/data.html' : '/account/data',
      responseHandler: saveResponseAs(`your-data.${kind}`),
    });
    if (error) showFailure(error, studentMessages.failure);
    setSaving(null);
  };
  return (
    <div className={styles.part}>
      <p>{texts.whatIsInFiles}</p>
      <div className={styles.choices}>
        <Button variant="secondary" busy={saving === 'html'} onClick={() => void save('html')}>
          <Icon name="download" size={20} />
          {texts.asPage}
        </Button>
        <Button variant="secondary" busy={saving === 'json'} onClick={() => void save('json')}>
          <Icon name="download" size={20} />
          {texts.asJson}
        </Button>
      </div>
    </div>
  );
}
