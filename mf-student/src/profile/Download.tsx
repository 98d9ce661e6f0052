import { useState } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send } from 'shared/calls';
import { Button, Icon } from 'shared/ui';
import { showFailure } from '../show-failure';
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
    // The host says that the session has ended.
    if (error && !error.endedSession) showFailure(error);
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
