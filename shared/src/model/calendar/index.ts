export { calendarFile, type CalendarEvent, type Subscription } from './calendar-file';
