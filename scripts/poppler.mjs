import { aptInstall, canAptInstall } from "./apt-install.mjs"
import { findInPath } from "./executable.mjs"

/** Installs pdftotext if needed: a test copies texts out of PDFs with it, and is skipped without it. */
export async function installPoppler() {
  if (findInPath("pdftotext")) return
  const error = canAptInstall() ? await aptInstall("poppler-utils") : "not root, or no apt-get"
  if (error) console.log(`poppler-utils could not be installed, so its test is skipped: ${error}`)
}
