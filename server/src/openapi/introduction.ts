/** What holds for every call, as the API's description says it first. */
export const introduction = `
The JSON API of Prohori.

**Answers.** Success is \`{ success: true, message, data }\`; a list has \`count\` besides, a list in pages \`meta\`. Failure is
\`{ success: false, message, code, params?, errors? }\`; \`message\` is fit to be shown to a person, in English. To show it in
another language, translate \`code\`, one of the list \`ErrorCode\`, and put the numbers of \`params\` into it. \`errors\` names
the fields, each with a \`message\`, \`code\` and \`params\` of its own. Codes may be added, none is renamed. Each answer carries \`x-request-id\`. Each GET answers HEAD too, with the same status and headers and without a body. An address with
no call behind it answers 404, one that is not called by this method 405 with \`allow\`. Whatever is no readable HTTP is answered 400 in the same envelope, path and headers
of more than 16 KiB together 431, an address with more than 30 combining marks in a row 400.

**Signing in.** \`register\` and \`login\` answer a \`token\`: send it bare, with no scheme, in the \`authorization\` header. They
also set a cookie, which holds another secret of the same session; it opens GET and HEAD alone. What changes anything
is authorised by the header alone. A session ends after 30 days idle or 90 days in all. After an admin reset their
password (\`mustChangePassword\`), somebody may call \`get-user\` and \`change-password\`, and meets 403 everywhere else.

**Bodies** are JSON (an image is multipart, an import CSV), at most 16 KiB unless
a call's answer 413 says otherwise. They are sent as they are, without \`content-encoding\`: any other is answered 415. Texts are trimmed and composed (Unicode NFC), and
kept as plain text; characters that cannot be printed are refused. Links are of http or https. Where a whole number is
asked for, a text of digits will do, Latin or Bengali. Fields that a call does not know are dropped.

**Images** are sent as an address: of an image elsewhere, or of one of this site, whole or as its path. They are answered
as whole addresses under the site's present one. The photo of a student must be an image of this site.

**Two people at once.** One record is answered with its \`etag\`. Send it as \`If-Match\` with a change or a deletion: has
somebody changed the record since, it stays as it is and 412 is answered. Without the header the last change wins.
Public lists answer 304 to an \`If-None-Match\` that names their newest state.

**Limits.** 1,200 requests a minute by address, unless it is set otherwise; sign-ins, mails and uploads have their own.
429 and 503 carry \`retry-after\`, in seconds.
`.trim()
