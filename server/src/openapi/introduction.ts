export const introduction = `
The JSON API of Prohori.

**Responses.** A success is \`{ success: true, message, data }\`; a list also has \`count\`, a paginated list \`meta\`. A failure is
\`{ success: false, message, code, params?, errors? }\`; \`message\` is an English text for users. To show it in another language,
translate \`code\`, one of \`ErrorCode\`, and insert the numbers of \`params\`. \`errors\` lists invalid fields, each with its own
\`message\`, \`code\` and \`params\`. New codes may be added; existing ones are never renamed. Every response has \`x-request-id\`. Every
GET also supports HEAD, with the same status and headers and without a body. An unknown path returns 404; a known path with the
wrong method returns 405 with \`allow\`. Invalid HTTP returns 400 in the same envelope, a path and headers of more than 16 KiB
together 431, and a URL with more than 30 combining marks in a row 400.

**Authentication.** \`register\` and \`login\` return a \`token\`: send it in the \`authorization\` header, without a scheme. They also
set a cookie with another secret of the same session; it authorizes only GET and HEAD. All other methods need the header.
A session ends after 30 days of inactivity, and after 90 days in any case; that of an admin, editor or registrar after 30 minutes
and 12 hours. Some calls return 403 with the code \`confirmIdentity\` if the password was not entered for ten minutes: call
\`confirm-identity\` and send them again. After an admin has reset a user's password
(\`mustChangePassword\`), the user can call only \`get-user\` and \`change-password\`; all other calls return 403.

**Request bodies** are JSON (multipart for an image, CSV for an import), at most 16 KiB unless the description of status 413
names another limit. They must be uncompressed: any \`content-encoding\` returns 415. Texts are trimmed, normalized (Unicode NFC)
and stored as plain text; non-printable characters are rejected. Links must use http or https; one without a scheme, such as
\`example.com/page\`, is stored with \`https://\`. Whole numbers are also accepted as strings of digits, Latin or Bengali. Unknown
fields are ignored.

A phone number is stored as a plus sign and digits, a Bangladeshi mobile in any notation as \`+8801XXXXXXXXX\`, a local number
as its digits.

**Searches** find parts of texts. They ignore case, invisible characters, whether digits are Latin or Bengali, and how Bengali
letters are encoded. Spaces, dashes and plus signs are equal, and ignored next to a digit: \`prh 0007\` finds \`PRH-0007\`. A
search of dashes or plus signs alone finds nothing; a blank one is no search.

**English texts.** \`en\` of a record has the English versions of some of its texts, each empty if there is none: English pages
then show the original. In a request \`en\` is optional: texts that it does not name keep their values, and a blank one is removed.

**Images** are sent as a URL: of an image on another site, or of one on this site, absolute or as a path. Responses contain absolute
URLs under the current URL of the site. The photo of a student must be an image on this site.

**Concurrent edits.** A response with one record has an \`etag\`. Send it as \`If-Match\` when you update or delete the record: if
somebody has changed the record since, nothing is changed and the response is 412. Without the header the last change wins.
Public lists return 304 to an \`If-None-Match\` with their current ETag.

**Rate limits.** By default 1,200 requests per minute from one network (an IPv4 address or an IPv6 /64; 16 times as many from a /48).
Sign-ins, mails and lookups of certificates have their own limits, and so have calls whose status 429 names one: it replaces this one.
Users without an office role may make 120 calls other than GET an hour, unless such a limit counts by account or record. Responses with 429 and 503 have \`retry-after\`, in seconds.
`.trim()
