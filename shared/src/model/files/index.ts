export { FILE_START, fileKind, isActiveName, pdfFault, pictureFault } from './file-kind';
export { fileMessages, LARGEST_FILE } from './file-messages';
