import lighthouse from "lighthouse"

/*
 * A separate project, installed only for this part of the bench: Lighthouse takes 158 MB. Its settings and its report are
 * passed as JSON.
 */
const [url, settings] = process.argv.slice(2)
const result = await lighthouse(url, { logLevel: "error", output: "json", ...JSON.parse(settings) })
process.stdout.write(JSON.stringify(result?.lhr ?? null))
