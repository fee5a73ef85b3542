//! Who calls: the language, the address, and the person whose key the browser holds.

use super::guard::NotedPerson;
use crate::app::Shared;
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::store::Person;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use undercroft_i18n::Lang;

/// The cookie that holds the key of a person.
const KEY: &str = "undercroft";
/// The cookie that holds a language.
const LANG: &str = "lang";
/// How long a browser keeps a key, in seconds: it is given anew with every visit.
const KEEP: u32 = 400 * 24 * 60 * 60;

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// The address of the caller: of the connection, or behind trusted proxies the one that the first of them has seen. Each proxy adds the address
    /// of whoever has called it at the end of the list, so that everything before that was written by the caller.
    pub fn of(headers: &HeaderMap, extensions: &Extensions, trusted_proxies: u8) -> IpAddr {
        let connected = extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
        let Some(before) = usize::from(trusted_proxies).checked_sub(1) else { return connected };
        let lines = headers.get_all("x-forwarded-for").iter().rev();
        let hops = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
        hops.map(str::trim).nth(before).and_then(read_hop).unwrap_or(connected)
    }
}

/// An address as proxies write it: some add the port.
fn read_hop(hop: &str) -> Option<IpAddr> {
    let with_port = || hop.parse().map(|address: SocketAddr| address.ip());
    hop.trim_matches(['[', ']']).parse().or_else(|_| with_port()).ok()
}

#[derive(Clone, Debug)]
pub struct Caller {
    /// The language.
    pub lang: Lang,
    pub address: IpAddr,
    /// The person, if the browser has a key that opens one.
    pub person: Option<Person>,
    /// What is kept of that key.
    pub key: Option<String>,
}

impl Caller {
    /// The person.
    ///
    /// # Errors
    /// When nobody is known here.
    pub fn known(&self) -> Outcome<&Person> {
        self.person.as_ref().ok_or_else(|| Problem::new(axum::http::StatusCode::UNAUTHORIZED, "nobody"))
    }
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        let key = key(&parts.headers).map(secret::kept);
        let person = match &key {
            Some(key) => app.store.person_of(key).await?,
            None => None,
        };
        let address = Peer::of(&parts.headers, &parts.extensions, app.config.trusted_proxies);
        if let (Some(noted), Some(person)) = (parts.extensions.get::<NotedPerson>(), &person) {
            noted.note(&person.id);
        }
        let key = key.filter(|_| person.is_some());
        Ok(Caller { lang: language(&parts.headers), address, person, key })
    }
}

/// Refuses whom the host has shut out. Such a person may still look.
fn check_allowed(person: &Person) -> Outcome<()> {
    if person.banned { Err(Problem::forbidden("banned")) } else { Ok(()) }
}

/// A caller that changes something and is known: its changes are counted.
pub struct Known {
    pub caller: Caller,
    pub person: Person,
}

impl FromRequestParts<Shared> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let person = caller.known()?.clone();
        check_allowed(&person)?;
        app.count_change(&person.id)?;
        Ok(Known { caller, person })
    }
}

/// A caller that changes something: a person, counted. A new one is made for a browser that has none.
pub struct Who {
    pub caller: Caller,
    pub person: Person,
    /// The key that the browser has to be given, if the person is new.
    pub fresh: Option<String>,
}

impl FromRequestParts<Shared> for Who {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let (person, fresh) = match &caller.person {
            Some(person) => (person.clone(), None),
            None => {
                let (person, key) = app.new_person(caller.address).await?;
                (person, Some(key))
            }
        };
        check_allowed(&person)?;
        app.count_change(&person.id)?;
        Ok(Who { caller, person, fresh })
    }
}

impl Who {
    /// An answer with the key for a browser that is new.
    pub fn answer(&self, app: &Shared, response: impl IntoResponse) -> Response {
        let mut response = response.into_response();
        let cookie = self.fresh.as_ref().map(|key| key_cookie(key, app.config.is_secure()));
        if let Some(value) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }
}

/// The cookie that gives a browser its key.
#[must_use]
pub fn key_cookie(key: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{KEY}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEEP}{secure}")
}

/// The cookie that takes a key away.
#[must_use]
pub fn no_key_cookie() -> String {
    format!("{KEY}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}

/// The key that a browser holds.
pub fn key(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, KEY).filter(|key| secret::is_token(key))
}

/// The language of a caller: the one it has chosen, then what its browser prefers.
#[must_use]
pub fn language(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Lang::choose(cookie(headers, LANG).into_iter().chain(accepted))
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let both = headers(&[("cookie", "a=b; undercroft=abc; lang=fr"), ("cookie", "xundercroft=no")]);
        assert_eq!(key(&both), Some("abc"));
        assert_eq!(language(&both), Lang::Fr);
        assert_eq!(key(&headers(&[("cookie", "undercroft=<script>")])), None);
        assert_eq!(key(&headers(&[("cookie", "undercroftx=abc")])), None);
    }

    #[test]
    fn a_chosen_language_comes_before_an_accepted_one() {
        let accepted = [("accept-language", "fr-CH, fr;q=0.9, en;q=0.8")];
        assert_eq!(language(&headers(&accepted)), Lang::Fr);
        let [french] = accepted;
        assert_eq!(language(&headers(&[french, ("cookie", "lang=en")])), Lang::En);
        assert_eq!(language(&headers(&[french, ("cookie", "lang=xx")])), Lang::Fr);
    }

    #[test]
    fn only_hops_of_trusted_proxies_are_believed() {
        let mut extensions = Extensions::new();
        extensions.insert(Peer("192.0.2.1".parse().unwrap()));
        let told = |lines: &[&'static str], proxies: u8| {
            let pairs: Vec<_> = lines.iter().map(|line| ("x-forwarded-for", *line)).collect();
            Peer::of(&headers(&pairs), &extensions, proxies).to_string()
        };
        let invented = "6.6.6.6, 10.1.2.3";
        assert_eq!(told(&[invented], 0), "192.0.2.1");
        assert_eq!(told(&[invented], 1), "10.1.2.3");
        assert_eq!(told(&["6.6.6.6, 198.51.100.7, 10.1.2.3"], 2), "198.51.100.7");
        // A line that the caller has sent stands before the one that the proxy adds.
        assert_eq!(told(&["6.6.6.6", "10.1.2.3"], 1), "10.1.2.3");
        assert_eq!(told(&["6.6.6.6", "198.51.100.7", "10.1.2.3"], 2), "198.51.100.7");
        // Whoever has come past a proxy is known by the connection.
        for wrong in [&[][..], &["10.1.2.3"], &["nonsense, 10.1.2.3"]] {
            assert_eq!(told(wrong, 2), "192.0.2.1", "{wrong:?}");
        }
        assert_eq!(told(&["10.1.2.3:4711"], 1), "10.1.2.3");
        assert_eq!(told(&["[2001:db8::1]:4711"], 1), "2001:db8::1");
    }
}
