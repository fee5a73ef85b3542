//! How a game declares its events: one enum for each chapter, and one over all of them.

/// Defines `EventKind`, the events of a game by chapter, and makes an event of a chapter one of the game.
///
/// ```
/// use undercroft_kernel::event_chapters;
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub enum TurnEvent {
///     Began,
/// }
///
/// event_chapters! {
///     Turn(TurnEvent),
/// }
///
/// assert_eq!(EventKind::from(TurnEvent::Began), EventKind::Turn(TurnEvent::Began));
/// ```
#[macro_export]
macro_rules! event_chapters {
    ($($(#[$doc:meta])* $chapter:ident($event:ident),)+) => {
        /// What happened, by chapter.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum EventKind {
            $($(#[$doc])* $chapter($event),)+
        }

        $(impl From<$event> for EventKind {
            #[inline]
            fn from(event: $event) -> EventKind {
                EventKind::$chapter(event)
            }
        })+
    };
}
