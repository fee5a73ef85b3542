//! The tree: three arenas that are allocated once. A node is a decision of a seat, an edge one of its choices, a result what came of the
//! choice as the searching seat sees it.

use undercroft_kernel::Seat;

/// A place in an arena.
pub type At = u32;
/// No place.
pub const NONE: At = At::MAX;

#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub seat: Seat,
    pub visits: u32,
    /// What the searching seat observes here.
    pub key: u64,
    pub first_edge: At,
}

#[derive(Clone, Copy, Debug)]
pub struct Edge<A> {
    pub action: A,
    pub visits: u32,
    /// How often the choice was offered when its node was visited: worlds differ.
    pub offered: u32,
    pub sum: f32,
    pub squares: f32,
    pub prior: f32,
    pub next: At,
    pub first_result: At,
}

impl<A> Edge<A> {
    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.sum / self.visits as f32 }
    }

    /// The squared standard error of the mean; one more win and one more loss are added, so that few simulations are never certain.
    pub fn squared_error(&self) -> f32 {
        let visits = self.visits as f32 + 2.0;
        let mean = (self.sum + 1.0) / visits;
        ((self.squares + 1.0) / visits - mean * mean).max(0.0) / visits
    }
}

#[derive(Clone, Copy, Debug)]
struct Landing {
    node: At,
    next: At,
}

#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    results: Vec<Landing>,
    capacity: usize,
}

impl<A: Copy> Tree<A> {
    /// A tree of at most `capacity` nodes.
    pub fn new(capacity: usize) -> Tree<A> {
        let capacity = capacity.clamp(1, NONE as usize);
        Tree {
            nodes: Vec::with_capacity(capacity),
            edges: Vec::with_capacity(capacity),
            results: Vec::with_capacity(capacity),
            capacity,
        }
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.results.clear();
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, at: At) -> Option<&Node> {
        self.nodes.get(at as usize)
    }

    pub fn node_mut(&mut self, at: At) -> Option<&mut Node> {
        self.nodes.get_mut(at as usize)
    }

    pub fn edge(&self, at: At) -> Option<&Edge<A>> {
        self.edges.get(at as usize)
    }

    pub fn edge_mut(&mut self, at: At) -> Option<&mut Edge<A>> {
        self.edges.get_mut(at as usize)
    }

    pub fn add_node(&mut self, seat: Seat, key: u64) -> Option<At> {
        let at = self.nodes.len();
        (at < self.capacity).then(|| {
            self.nodes.push(Node { seat, visits: 0, key, first_edge: NONE });
            at as At
        })
    }

    pub fn add_edge(&mut self, node: At, action: A, prior: f32) -> Option<At> {
        let at = self.edges.len();
        if at >= self.capacity {
            return None;
        }
        let node = self.nodes.get_mut(node as usize)?;
        let next = std::mem::replace(&mut node.first_edge, at as At);
        self.edges.push(Edge {
            action,
            visits: 0,
            offered: 0,
            sum: 0.0,
            squares: 0.0,
            prior,
            next,
            first_result: NONE,
        });
        Some(at as At)
    }

    /// Hangs a node under a choice.
    pub fn add_result(&mut self, edge: At, node: At) {
        let at = self.results.len();
        if at < self.capacity
            && let Some(edge) = self.edges.get_mut(edge as usize)
        {
            let next = std::mem::replace(&mut edge.first_result, at as At);
            self.results.push(Landing { node, next });
        }
    }

    /// The edges of a node, newest first.
    pub fn edges_of(&self, node: At) -> impl Iterator<Item = (At, &Edge<A>)> {
        let mut at = self.node(node).map_or(NONE, |node| node.first_edge);
        std::iter::from_fn(move || {
            let edge = self.edge(at)?;
            let here = std::mem::replace(&mut at, edge.next);
            Some((here, edge))
        })
    }

    /// The nodes that a choice has led to.
    pub fn results_of(&self, edge: At) -> impl Iterator<Item = At> {
        let mut at = self.edge(edge).map_or(NONE, |edge| edge.first_result);
        std::iter::from_fn(move || {
            let result = self.results.get(at as usize)?;
            at = result.next;
            Some(result.node)
        })
    }

    /// The node under a choice where this is observed.
    pub fn result(&self, edge: At, seat: Seat, key: u64) -> Option<At> {
        self.results_of(edge)
            .find(|node| self.node(*node).is_some_and(|node| node.seat == seat && node.key == key))
    }

    /// Copies everything below a node of another tree into this one, as its root. Recursion is as deep as the tree.
    pub fn graft(&mut self, from: &Tree<A>, root: At) -> Option<At> {
        let node = *from.node(root)?;
        let at = self.add_node(node.seat, node.key)?;
        self.node_mut(at)?.visits = node.visits;
        for (old, edge) in from.edges_of(root) {
            let Some(new) = self.add_edge(at, edge.action, edge.prior) else { break };
            let links = self.edge(new).map_or((NONE, NONE), |edge| (edge.next, edge.first_result));
            if let Some(copy) = self.edge_mut(new) {
                *copy = Edge { next: links.0, first_result: links.1, ..*edge };
            }
            for result in from.results_of(old) {
                if let Some(child) = self.graft(from, result) {
                    self.add_result(new, child);
                }
            }
        }
        Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grafted_subtree_keeps_what_is_below_and_drops_the_rest() {
        let mut tree: Tree<u8> = Tree::new(8);
        let root = tree.add_node(Seat(0), 1).unwrap();
        let [left, right] = [10, 20].map(|action| tree.add_edge(root, action, 0.5).unwrap());
        let child = tree.add_node(Seat(1), 2).unwrap();
        let other = tree.add_node(Seat(1), 3).unwrap();
        tree.add_result(left, child);
        tree.add_result(right, other);
        let below = tree.add_edge(child, 30, 0.25).unwrap();
        tree.edge_mut(below).unwrap().visits = 7;
        assert_eq!(tree.result(left, Seat(1), 2), Some(child));
        assert_eq!(tree.result(left, Seat(1), 3), None);

        let mut copy = Tree::new(8);
        let top = copy.graft(&tree, child).unwrap();
        assert_eq!(copy.len(), 1);
        let edges: Vec<(u8, u32)> = copy.edges_of(top).map(|(_, edge)| (edge.action, edge.visits)).collect();
        assert_eq!(edges, [(30, 7)]);
    }

    #[test]
    fn a_full_tree_refuses_more() {
        let mut tree: Tree<u8> = Tree::new(1);
        let root = tree.add_node(Seat(0), 0).unwrap();
        assert_eq!(tree.add_node(Seat(0), 1), None);
        assert!(tree.add_edge(root, 1, 0.0).is_some());
        assert_eq!(tree.add_edge(root, 2, 0.0), None);
    }

    #[test]
    fn few_simulations_are_never_certain() {
        let edge = |visits, sum: f32| Edge {
            action: 0u8,
            visits,
            offered: visits,
            sum,
            squares: sum,
            prior: 0.0,
            next: NONE,
            first_result: NONE,
        };
        assert!(edge(2, 2.0).squared_error() > edge(200, 200.0).squared_error());
        assert!(edge(0, 0.0).squared_error() > 0.1);
    }
}
