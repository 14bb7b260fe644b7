/** A drawing that is not taken; the message is for the editor who brought it. */
export class DrawingRefused extends Error {}
