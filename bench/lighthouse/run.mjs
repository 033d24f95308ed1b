import lighthouse from "lighthouse"

/*
 * A project of its own, installed when somebody wants these figures: Lighthouse is 158 MB, which nobody needs who only
 * starts the server. Its order comes and its report goes as JSON.
 */
const [address, settings] = process.argv.slice(2)
const result = await lighthouse(address, { logLevel: "error", output: "json", ...JSON.parse(settings) })
process.stdout.write(JSON.stringify(result?.lhr ?? null))
