/** A startup error that the operator can fix: reported in one line, without a stack trace. */
export class CannotStart extends Error {}
