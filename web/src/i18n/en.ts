/** The type of a translation: each text is a string, and each template takes the same parameters. */
export type Widened<T> = T extends string
  ? string
  : T extends (...params: infer Params) => string
    ? (...params: Params) => string
    : { [K in keyof T]: Widened<T[K]> }

export type CommonTexts = Widened<typeof en>

export const en = {
  failures: {
    needsScript: "Logging in needs JavaScript, which is turned off in your browser.",
    network: "The server could not be reached. Please check your connection and try again",
    broken: "Something went wrong. Please try again",
  },
  ui: {
    tryAgain: "Try again",
    loading: "Loading…",
    required: "required",
    close: "Close",
    newTab: "opens in a new tab",
    breadcrumbs: "You are here",
    inBengali: "in Bengali",
  },
  notReady: {
    text: "This page has not finished loading, so it could not do what you asked. Please reload it.",
    reload: "Reload the page",
  },
  header: {
    skip: "Skip to the content",
    navigation: "Main navigation",
    menu: "Menu",
    more: "More",
    search: "Search the site",
    login: "Login",
    otherLanguage: "বাংলা",
    switchLanguage: "Switch to Bengali",
    theme: "Light or dark theme",
    account: "Your account",
    greeting: (name: string) => `Hello, ${name}`,
    myProfile: "My Profile",
    dashboard: "Dashboard",
    logout: "Logout",
    loggingOut: "Logging Out...",
    loggedOut: "Logged Out",
  },
  footer: {
    home: "Home",
    company: "Company",
    quickLinks: "Quick links",
    contact: "Contact",
    follow: "Follow us",
    register: "Create an account",
  },
  notFound: {
    title: "Oops..! Page Not Found",
    text: "The page may have moved, or the address may contain a typing error.",
    home: "Back To Home",
  },
  offline: {
    title: "You seem to be offline",
    text: "The page opens as soon as your connection is back.",
  },
  failed: {
    title: "Unexpected Application Error!",
    text: "Something went wrong on our side. Nothing you did has been lost; please try again.",
  },
}
