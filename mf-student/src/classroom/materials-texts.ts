export const texts = {
  heading: 'Recordings and notes',
  none: 'No recordings or notes have been added yet. You will find them here after a class.',
  more: (count: number) => `${count} more`,
  there: 'You were there',
  missed: 'You missed this class',
  notes: 'Notes',
  recording: 'Recording',
  new: 'New',
};
