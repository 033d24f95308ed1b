import { aptInstall, canAptInstall } from "./apt-install.mjs"
import { findInPath } from "./executable.mjs"

/** Debian packages, each with a program of it. */
const packages = { "poppler-utils": "pdftotext", qpdf: "qpdf" }

/** Installs the programs with which tests read our PDFs and save them again; tests whose program is missing are skipped. */
export async function installPdfTools() {
  for (const [name, program] of Object.entries(packages)) {
    if (findInPath(program)) continue
    const error = canAptInstall() ? await aptInstall(name) : "not root, or no apt-get"
    if (error) console.log(`${name} could not be installed, so its tests are skipped: ${error}`)
  }
}
