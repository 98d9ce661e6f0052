import { useState } from 'react';
import { saveResponseAs } from 'shared/actions';
import { send } from 'shared/calls';
import { reportMessages } from 'shared/model/messages';
import { toast } from 'shared/toast';
import { Button, Icon } from 'shared/ui';
import type { Filters } from '../lists/report-query';

/** Saves all files of the shown days as one ZIP. */
export function AccountantFiles({
  filters: { from_date = '', to_date = '' },
}: {
  filters: Filters;
}) {
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    const days = [from_date, to_date].filter(Boolean).join('-to-');
    const { error } = await send({
      name: 'adminAccountantFiles',
      url: '/admin/receipts/files.zip',
      params: { ...(from_date && { from_date }), ...(to_date && { to_date }) },
      responseHandler: saveResponseAs(`accountant-${days || 'all'}.zip`),
    });
    // The host says that the session has ended.
    if (error && !error.endedLogin) toast(reportMessages.exportFailure, { variant: 'error' });
    setLoading(false);
  };
  return (
    <Button size="small" busy={isLoading} onClick={() => void save()}>
      <Icon name="download" size={18} />
      Files for the accountant
    </Button>
  );
}
