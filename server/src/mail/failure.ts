/** What nodemailer adds to an error: which command the server refused, and with which code. */
type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

const longest = 200

/** Why a mail was not sent, and what follows from that. */
export function failureIn(error: unknown) {
  const { message, code = "failed", responseCode = 0, command = "" } = error as SmtpError
  // Refused login or sender is for the operator to mend: the mails wait for it.
  const isAboutMail = command === "RCPT TO" || command === "DATA"
  return { reason: reasonIn(message || code), isFinal: isAboutMail && responseCode >= 500, isAboutMail }
}

/** Servers quote what they refuse, links included: of these only the host is kept. */
function reasonIn(message: string): string {
  const line = message.split(/[\r\n]/, 1)[0] ?? ""
  return line
    .replace(/(https?:\/\/[^\s/?#]+)\S*/gi, "$1/…")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, longest)
}
