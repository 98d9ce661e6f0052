import { reportMessages } from 'shared/model/messages';
import { FileButton } from '../details/FileButton';
import type { Filters } from '../lists/report-query';

interface AccountantFilesProps {
  filters: Filters;
}

/** Saves all files of the shown days as one ZIP. */
export function AccountantFiles({
  filters: { from_date = '', to_date = '' },
}: AccountantFilesProps) {
  const days = [from_date, to_date].filter(Boolean).join('-to-');
  const params = { ...(from_date && { from_date }), ...(to_date && { to_date }) };
  return (
    <FileButton
      call={{ name: 'adminAccountantFiles', url: '/admin/receipts/files.zip', params }}
      file={`accountant-${days || 'all'}.zip`}
      failure={reportMessages.exportFailure}
    >
      Files for the accountant
    </FileButton>
  );
}
