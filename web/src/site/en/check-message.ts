import type { Widened } from "#i18n/en.ts"

export const checkMessage = {
  title: "Check a message",
  searchTitle: "Is this message a scam? Ten signs to check",
  description:
    "Ten signs of a scam message or call in Bangladesh, three examples taken apart, how to read a link, and what to do first if you have already paid or given a code.",
  lead: "A message about a prize, a parcel, a job, a blocked account? Go through these ten signs before you tap, pay or reply. One match is reason enough to stop.",
  paid: "I have already paid or given a code",
  signs: {
    title: "Ten signs of a scam",
    items: [
      {
        title: "Someone asks for an OTP or PIN",
        text: "“I am calling from bKash”, or “from Nagad”: your account is about to be closed, so please read out the code you have just received. No employee ever needs your PIN or your code. The code does one thing: it opens your account.",
      },
      {
        title: "A prize for a draw you never entered",
        text: "A lottery, a government grant, free mobile data. There is always a small fee to pay or a form to fill in first. That is what they are after.",
      },
      {
        title: "A parcel with a fee",
        text: "A text says your parcel is being held and asks for a few taka by card. The page keeps your card details, and the next charge is much larger.",
      },
      {
        title: "A job on Telegram or WhatsApp",
        text: "Like videos, rate hotels, earn by the hour. The first payment does arrive. For the next one you have to deposit money, and that never comes back.",
      },
      {
        title: "A call from “the police”, “your bank” or “customs”",
        text: "A case against you, a suspicious transfer, arrest within the hour; on video and in uniform if need be. No real officer settles a case for money over the phone. Hang up and call a number you already know.",
      },
      {
        title: "“Install this app so I can help”",
        text: "AnyDesk, TeamViewer or an APK file. Once it runs, the caller can see your screen and operate your phone, your banking app included.",
      },
      {
        title: "A link that almost looks right",
        text: "One letter too many, a different ending, a long address with a familiar name in it. Below you can see how to read one.",
      },
      {
        title: "A familiar voice that needs money now",
        text: "A voice can be copied from a few seconds of video. If your son “has had an accident”, hang up and call his own number, or ask something only he would know.",
      },
      {
        title: "A loan app that wants your contacts",
        text: "Money in five minutes, no paperwork, in return for access to your contacts and photos. Later it threatens you, and writes to everyone in your phone book.",
      },
      {
        title: "“Rent us your account”",
        text: "Someone offers to pay for the use of your Facebook account, mobile wallet or SIM. It will be used to cheat others, and it is registered in your name.",
      },
    ],
    rule: "Urgency, secrecy, money, a code: when two of these come together, it is almost always a scam.",
  },
  address: {
    title: "How to read a web address",
    steps: [
      {
        title: "Find the first single slash",
        text: "Skip “https://” and stop at the next “/”. Whatever comes after it can be made up, so ignore it.",
      },
      {
        title: "Read from there to the left",
        text: "The last two parts before the slash show who owns the address; if it ends in “.com.bd” or “.gov.bd”, the last three. The owner can put anything further to the left.",
      },
      {
        title: "Compare letter by letter",
        text: "Is it exactly the address you know? A lock symbol only means that the connection is encrypted, and scammers have it too.",
      },
    ],
    caption: "Who owns these addresses?",
    rows: [
      { before: "https://", owner: "shalukbank.example", after: "/login", verdict: "Real: the bank’s own address." },
      {
        before: "https://shalukbank.example.",
        owner: "verify-now.example",
        after: "/login",
        verdict: "Fake: it belongs to verify-now.example.",
      },
      {
        before: "https://",
        owner: "shaluk-bank.example",
        after: "/login",
        verdict: "Fake: the dash makes it another address.",
      },
    ],
    note: "Safest of all: do not tap the link. Open the app, or type the address yourself.",
  },
  examples: {
    title: "Three messages, taken apart",
    lead: "Invented by us, modelled on real ones.",
    from: "From",
    why: "What gives it away",
    items: [
      {
        from: "DINGHIPAL-PAY",
        text: "Dear customer, your wallet will be CLOSED today at 6 pm because of incomplete KYC. Keep it open here: dinghipal.example.kyc-update.example/open. Helpline 01XXX-XXXXXX",
        clues: [
          "A deadline of a few hours, so that you have no time to think or ask.",
          "The address belongs to kyc-update.example. The company’s name is only put in front.",
          "A mobile number as the “helpline”. The real number is in the app.",
        ],
      },
      {
        from: "Nusrat, HR (Telegram)",
        text: "Congratulations! You have been selected for part-time work from home. 3,000 taka a day, just like 20 videos. No experience needed. Deposit 1,000 taka first to activate your salary account, and get back 1,400 today.",
        clues: [
          "Selected without having applied.",
          "A job pays you; you do not pay for it. The deposit is all they want.",
          "The sender’s name says nothing: anyone can call themselves HR.",
        ],
      },
      {
        from: "Unknown number, to a father",
        text: "Abbu, my phone is broken, this is a friend’s number. I need 12,000 taka for the exam fee before 2 o’clock, then the office closes. Don’t call, I’m in class. Send it to the number below.",
        clues: [
          "A new number, and a reason why you must not call the old one.",
          "An amount that hurts but can be found.",
          "No name: the father fills in his own child’s.",
        ],
      },
    ],
  },
  after: {
    title: "If you have already paid or typed in a code",
    lead: "It happens to careful people too, and the first hour counts most. Do this, in this order:",
    steps: [
      {
        title: "Call your bank or mobile wallet",
        text: "Use the number on the back of your card or in the app, not one from the message. Have the card or account blocked, and ask them to stop the transfer.",
      },
      {
        title: "Change your passwords",
        text: "Your email first, and from another device if you can. Turn on two-step login and log out all other devices.",
      },
      {
        title: "Remove the app",
        text: "If you installed something, turn off the internet and uninstall it. Have someone who knows phones look at yours before you open your banking app again.",
      },
      {
        title: "Save the evidence",
        text: "Screenshots with date and time, numbers, links, transaction IDs. Do not delete the conversation.",
      },
      {
        title: "File a GD",
        text: "Make a general diary entry (GD) at the nearest police station and take the evidence with you. The bank and the phone company may ask for it.",
      },
      {
        title: "Warn the others",
        text: "If your account or SIM was used, tell family and friends that the messages are not from you.",
      },
    ],
    help: "Who you can call",
    phones: {
      emergency: "In danger right now: national emergency number",
      police: "Women blackmailed or impersonated online: Police Cyber Support for Women",
      violence: "Threatened with violence: national helpline for women and children",
      children: "Under 18: Child Helpline",
    },
    own: "Not sure what to do next: our office",
    harassed: "Blackmailed with pictures? First aid from Femina",
  },
  send: {
    title: "Send us a suspicious message",
    text: "Send us a screenshot by email or chat, with anything private covered. One of us will look at it and tell you what we think within one working day, Sunday to Thursday. If money is involved, call your bank first: that is faster.",
    learn: "See the free courses",
  },
}

export type CheckMessageContent = Widened<typeof checkMessage>
