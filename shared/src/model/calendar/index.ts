export { calendarFile, type CalendarEvent, type Subscription } from './calendar-file';
export { classEvents, type ClassroomAddress } from './class-events';
