export { FILE_START, fileKind, isActiveName, pdfFault, pictureFault } from './file-kind';
export { fileMessages } from './file-messages';
export { LARGEST_FILE } from './largest-file';
