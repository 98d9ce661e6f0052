import { StopPage } from './StopPage';
import { stopRemindersTexts } from './texts';

const StopRemindersPage = () => <StopPage texts={stopRemindersTexts} call="/reminders/stop" />;

export { StopRemindersPage as Component };
